'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { madeOn } from '@/lib/domain/serial'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { FoundProducts, shortestFound, type ReaderLinks } from './found-products'
import type { TypedSerial } from './read-serial-groups'
import { usePartInAddress } from './use-address-code'

type Props = { serial: TypedSerial; locale: Locale; links: ReaderLinks }

/** Which product a serial belongs to: by the part number beside it on the label, never by the serial alone. */
function PartOfSerial({ locale, links }: Omit<Props, 'serial'>) {
  const t = useTranslations('product-code.reader')
  const brought = usePartInAddress()
  const [typed, setTyped] = useState<string | null>(null)
  const part = typed ?? brought
  return (
    <div className="grid gap-4">
      <TextField
        className="w-full max-w-xl"
        label={t('partLabel')}
        hint={t('partHint')}
        name="part"
        value={part}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <p className="max-w-text text-sm text-steel">{t('partWhy')}</p>
      {part.trim().length >= shortestFound && <FoundProducts code={part} locale={locale} links={links} />}
    </div>
  )
}

/** Whether a serial can be right, when the part was made, and what to do with it. */
export function SerialAnswer({ serial: { state, serial }, locale, links }: Props) {
  const t = useTranslations('product-code.reader')
  if (state === 'begun') return null
  if (state === 'right' && serial) {
    const query = `?serial=${encodeURIComponent(serial.text)}`
    const actions = (
      <>
        <ButtonLink href={links.register + query}>{t('register')}</ButtonLink>
        <ButtonLink href={links.check + query} variant="secondary">
          {t('check')}
        </ButtonLink>
      </>
    )
    return (
      <>
        <Notice tone="success" title={<span className="figure">{serial.text}</span>} actions={actions}>
          <p>{t('made', { value: formatDate(madeOn(serial), locale) })}</p>
        </Notice>
        <PartOfSerial locale={locale} links={links} />
      </>
    )
  }
  return (
    <Notice tone="warning" title={t(state === 'wrong-check' ? 'serialWrongCheck' : 'serialWrong')}>
      <p>{t('lookAlikes')}</p>
    </Notice>
  )
}
