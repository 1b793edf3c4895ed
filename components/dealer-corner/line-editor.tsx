'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { Editor } from './editor'

type Props = { value: string | null; busy: boolean; onSave: (lineId: string | null) => void }

export function LineEditor({ value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner')
  const [id, setId] = useState(value ?? '')
  return (
    <Editor field="lineId" busy={busy} onSave={() => onSave(id.trim() === '' ? null : id.trim())}>
      <TextField
        label={t('fields.lineId')}
        hint={t('contact.lineHint')}
        autoCapitalize="none"
        autoComplete="off"
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
    </Editor>
  )
}
