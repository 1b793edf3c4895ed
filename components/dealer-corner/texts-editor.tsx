'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { controlStyle, Field, TextField } from '@/components/ui/field'
import type { Lang, LocalizedText } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { listingLimits } from '@/lib/contract/dealer-words'
import { Editor } from './editor'
import { useCheckedSave } from './use-checked-save'

type Props = { field: 'names' | 'about'; value: LocalizedText; busy: boolean; onSave: (texts: LocalizedText) => void }

/** The same words in every language of the site. */
export function TextsEditor({ field, value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner.texts')
  const [texts, setTexts] = useState(value)
  const isMissing = (lang: Lang) => field === 'names' && texts[lang].trim() === ''
  const saving = useCheckedSave(!langs.some(isMissing), () => onSave(texts))
  return (
    <Editor field={field} busy={busy} {...saving}>
      {field === 'about' ? <p className="max-w-text text-sm text-steel">{t('aboutHint')}</p> : null}
      {langs.map((lang) => {
        const text = { lang, value: texts[lang], maxLength: listingLimits[field] }
        const follow = ({ target }: { target: { value: string } }) => setTexts({ ...texts, [lang]: target.value })
        return field === 'names' ? (
          <TextField
            key={lang}
            label={t(lang)}
            error={saving.refused > 0 && isMissing(lang) ? t('needed') : undefined}
            {...text}
            onChange={follow}
          />
        ) : (
          <Field key={lang} label={t(lang)}>
            {(control) => <textarea {...control} {...text} rows={4} onChange={follow} className={controlStyle} />}
          </Field>
        )
      })}
    </Editor>
  )
}
