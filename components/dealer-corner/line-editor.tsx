'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { lineIdPattern } from '@/lib/contract/dealer-words'
import { Editor } from './editor'
import { useCheckedSave } from './use-checked-save'

type Props = { value: string | null; busy: boolean; onSave: (lineId: string | null) => void }

export function LineEditor({ value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner')
  const [typed, setTyped] = useState(value ?? '')
  const id = typed.normalize('NFKC').trim()
  const isRight = id === '' || lineIdPattern.test(id)
  const saving = useCheckedSave(isRight, () => onSave(id || null))
  return (
    <Editor field="lineId" busy={busy} {...saving}>
      <TextField
        label={t('fields.lineId')}
        hint={t('contact.lineHint')}
        autoCapitalize="none"
        autoComplete="off"
        value={typed}
        error={saving.refused > 0 && !isRight ? t('contact.lineWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Editor>
  )
}
