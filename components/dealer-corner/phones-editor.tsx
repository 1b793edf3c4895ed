'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { listingLimits } from '@/lib/contract/dealer-words'
import { Editor } from './editor'

type Props = { value: readonly string[]; busy: boolean; onSave: (phones: string[]) => void }

/** Up to four numbers, the first one first. An empty line is none. */
export function PhonesEditor({ value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner.contact')
  const [phones, setPhones] = useState<readonly string[]>(value)
  const typed = phones.map((phone) => phone.trim()).filter(Boolean)
  return (
    <Editor field="phones" busy={busy} onSave={() => onSave(typed)}>
      {phones.map((phone, i) => (
        <TextField
          key={`line ${i}`}
          label={t('phone', { number: i + 1 })}
          hint={i === 0 ? t('phoneHint') : undefined}
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => setPhones(phones.map((one, at) => (at === i ? target.value : one)))}
        />
      ))}
      {phones.length < listingLimits.phones ? (
        <div>
          <Button variant="quiet" onClick={() => setPhones([...phones, ''])}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </Editor>
  )
}
