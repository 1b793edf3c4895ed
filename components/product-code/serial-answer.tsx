import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { madeOn } from '@/lib/domain/serial'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { ReaderLinks } from './found-products'
import type { TypedSerial } from './read-serial-groups'

type Props = { serial: TypedSerial; locale: Locale; links: ReaderLinks }

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
      <Notice tone="success" title={<span className="figure">{serial.text}</span>} actions={actions}>
        <p>{t('made', { value: formatDate(madeOn(serial), locale) })}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t(state === 'wrong-check' ? 'serialWrongCheck' : 'serialWrong')}>
      <p>{t('lookAlikes')}</p>
    </Notice>
  )
}
