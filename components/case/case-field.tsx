'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/ui/field'
import { caseTextLimits } from '@/lib/contract/case-words'
import type { CaseFormView } from './case-form-view'

type Props = {
  field: CaseFormView['fields'][number]
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export const caseFieldId = (field: string) => `case-${field}`

const kinds = {
  line: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  day: { type: 'date' },
} as const

/** One field of a case's form, as its table says it is typed. */
export function CaseFieldControl({
  field: { field, input, required, label, hint, options },
  value,
  onChange,
  error,
}: Props) {
  const t = useTranslations('form')
  const shared = {
    id: caseFieldId(field),
    label,
    hint: hint ?? undefined,
    error,
    required,
    note: required ? undefined : t('optional'),
    value,
  }
  if (input === 'lines')
    return (
      <TextAreaField
        {...shared}
        className="sm:col-span-2"
        maxLength={caseTextLimits.lines}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (input === 'choice')
    return (
      <SelectField
        {...shared}
        className="sm:col-span-2"
        options={options}
        placeholder={t('choose')}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextField
      {...shared}
      {...kinds[input]}
      {...(field === 'name' && { autoComplete: 'name' })}
      maxLength={caseTextLimits.line}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
