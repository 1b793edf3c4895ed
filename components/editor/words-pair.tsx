import { useTranslations } from 'next-intl'
import { Choice } from '@/components/form/choice'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/ui/field'
import type { EntryData } from '@/lib/contract/editor'
import type { TranslationLang } from '@/lib/contract/editor-words'
import type { FormWords } from '@/lib/data/editor-form'
import { checkWords } from '@/lib/domain/glossary'
import { locales, type Locale } from '@/lib/i18n/locales'
import { textLimits, visibleLength } from '@/lib/seo/fit-text'

type Props = {
  field: FormWords
  lang: TranslationLang
  words: EntryData['words']
  /** The English it was translated from, when that is older than the one beside it. */
  source: string | null
  confirmed: boolean
  onSay: (lang: Locale, field: string, text: string) => void
  onConfirm: (right: boolean) => void
}

type SideProps = Pick<Props, 'field' | 'onSay'> & { lang: Locale; text: string; missing: boolean }

/** Room that result pages have for it; null = nobody counts. */
function roomFor({ role }: FormWords, lang: Locale): number | null {
  if (role === 'title') return textLimits[lang].title
  return role === 'description' ? textLimits[lang].description[1] : null
}

function Side({ field, lang, text, missing, onSay }: SideProps) {
  const t = useTranslations('editor.form')
  const { name, label, hint, shape, required, unseen = false } = field
  const room = roomFor(field, lang)
  const found = unseen ? [] : checkWords(text, lang)
  const control = {
    id: `words-${lang}-${name}`,
    label: (
      <>
        {label} · <span lang={lang}>{locales[lang].label}</span>
      </>
    ),
    hint: hint === '' ? undefined : hint,
    required,
    lang,
    value: text,
    error: missing ? t('missing') : undefined,
  }
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {shape === 'line' ? (
        <TextField {...control} autoComplete="off" onChange={(event) => onSay(lang, name, event.target.value)} />
      ) : (
        <TextAreaField
          {...control}
          rows={shape === 'article' ? 12 : 4}
          onChange={(event) => onSay(lang, name, event.target.value)}
        />
      )}
      {room !== null && (
        <span className={`text-sm tabular-nums ${visibleLength(text, lang) > room ? 'text-danger' : 'text-steel'}`}>
          {t('length', { length: Math.ceil(visibleLength(text, lang)), most: room })}
        </span>
      )}
      {found.map(({ found: word, use }) => (
        <span key={word} className="border-l-3 border-warning-fill pl-2 text-sm">
          {t('glossary', { found: word, use })}
        </span>
      ))}
    </div>
  )
}

/** What the English says, and beside it what a language makes of it. */
export function WordsPair({ field, lang, words, source, confirmed, onSay, onConfirm }: Props) {
  const t = useTranslations('editor.form')
  const [english, text] = [words.en[field.name] ?? '', words[lang][field.name] ?? '']
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line pt-4 md:grid-cols-2">
      <Side field={field} lang="en" text={english} missing={false} onSay={onSay} />
      <div className="grid min-w-0 content-start gap-3">
        <Side field={field} lang={lang} text={text} missing={english !== '' && text === ''} onSay={onSay} />
        {source !== null && (
          <div className="grid gap-2 border-l-3 border-warning-fill bg-warning-tint p-3 text-sm">
            <p className="font-semibold">{t('outdated')}</p>
            <p>
              <span className="label block">{t('was')}</span>
              <span lang="en" className="break-words whitespace-pre-line">
                {source}
              </span>
            </p>
            <Choice
              type="checkbox"
              label={t('stillRight')}
              checked={confirmed}
              onChange={(event) => onConfirm(event.target.checked)}
            />
          </div>
        )}
      </div>
    </div>
  )
}
