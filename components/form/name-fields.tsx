'use client'

import { TextField } from '@/components/ui/field'
import type { Lang } from '@/lib/contract/common'
import { toKatakana } from '@/lib/domain/kana'
import { maxNameLength, tidyName, type PersonName } from '@/lib/domain/person-name'
import type { FormTexts } from './form-texts'
import { NamePair } from './name-pair'

type Props = {
  /** Fields are named `<id>`, `<id>-given`, `<id>-kana`, `<id>-kana-given`. */
  id: string
  value: PersonName
  onChange: (value: PersonName) => void
  /** Already translated. */
  errors: { name?: string | undefined; kana?: string | undefined }
  texts: FormTexts['name']
  lang: Lang
  /** Default: yes. */
  required?: boolean
}

/** A person's name as the language writes it: one field, or in Japanese family and given name, each with its reading. */
export function NameFields({ id, value, onChange, errors, texts, lang, required = true }: Props) {
  if (lang !== 'ja') {
    return (
      <TextField
        id={id}
        label={texts.full}
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
  const { name, kana = '' } = value
  return (
    <div className="grid gap-4">
      <NamePair id={id} legend={texts.full} labels={[texts.family, texts.given]} autoComplete={['family-name', 'given-name']} value={name} error={errors.name} required={required} onChange={(next) => onChange({ ...value, name: next })} />
      <NamePair id={`${id}-kana`} legend={texts.reading} labels={[texts.familyKana, texts.givenKana]} hint={texts.kanaHint} value={kana} error={errors.kana} required={required} onDone={toKatakana} onChange={(next) => onChange({ ...value, kana: next })} />
    </div>
  )
}
