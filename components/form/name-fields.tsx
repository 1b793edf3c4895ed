'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/field'
import type { Lang } from '@/lib/contract/common'
import { maxNameLength, tidyName, type PersonName } from '@/lib/domain/person-name'
import { JapaneseName } from './japanese-name'

type Props = {
  /** Fields are named `<id>`, `<id>-given`, `<id>-kana`, `<id>-kana-given`. */
  id: string
  value: PersonName
  onChange: (value: PersonName) => void
  /** Already translated. */
  errors: { name?: string | undefined; kana?: string | undefined }
  lang: Lang
  /** Default: yes. */
  required?: boolean
}

/** A person's name as the language writes it: one field, or in Japanese family and given name, each with its reading. */
export function NameFields({ id, value, onChange, errors, lang, required = true }: Props) {
  const t = useTranslations('form.name')
  if (lang !== 'ja') {
    return (
      <TextField
        id={id}
        label={t('full')}
        error={errors.name}
        required={required}
        autoComplete="name"
        maxLength={maxNameLength}
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => onChange({ name: tidyName(value.name) })}
      />
    )
  }
  return <JapaneseName id={id} value={value} onChange={onChange} errors={errors} required={required} />
}
