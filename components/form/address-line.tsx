'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Lang } from '@/lib/contract/common'
import type { ReadAddress } from '@/lib/contract/place'
import { addressFieldId, withPlace, type AddressPartProps } from './address-parts'
import { TextAreaField } from './text-area-field'

/** Shorter texts hold no place besides house and road. */
const wholeAddressLength = 16
const maxPasted = 500

/** House and road in Thailand. A whole address that is pasted here is offered to be taken apart; nothing changes unasked. */
export function AddressLine({ id, value, onChange, errors, required, lang }: AddressPartProps & { lang: Lang }) {
  const t = useTranslations('form.address')
  const [offer, setOffer] = useState<ReadAddress | null>(null)

  const read = async (text: string) => {
    setOffer(null)
    if (text.trim().length < wholeAddressLength || text.length > maxPasted) return
    const answer = await callCompany('readAddress', { text, lang }, { quiet: true }).catch(() => null)
    setOffer(answer?.place ? answer : null)
  }

  const close = () => {
    setOffer(null)
    document.getElementById(addressFieldId(id, 'line'))?.focus()
  }
  const use = () => {
    if (offer?.place) onChange(withPlace({ ...value, line: offer.line }, offer.place))
    close()
  }

  return (
    <>
      <TextAreaField
        id={addressFieldId(id, 'line')}
        label={t('line')}
        hint={t('lineHint')}
        error={errors.line}
        required={required}
        rows={2}
        autoComplete="street-address"
        maxLength={200}
        value={value.line}
        onChange={(event) => onChange({ ...value, line: event.target.value })}
        onPaste={(event) => void read(event.clipboardData.getData('text'))}
      />
      {offer?.place ? (
        <Notice
          role="status"
          title={t('pasted')}
          actions={
            <>
              <Button size="small" onClick={use}>
                {t('pastedUse')}
              </Button>
              <Button variant="quiet" size="small" onClick={close}>
                {t('pastedKeep')}
              </Button>
            </>
          }
        >
          {[
            offer.line,
            offer.place.tambon.name,
            offer.place.amphur.name,
            offer.place.province.name,
            offer.place.postcode,
          ]
            .filter(Boolean)
            .join(', ')}
        </Notice>
      ) : null}
    </>
  )
}
