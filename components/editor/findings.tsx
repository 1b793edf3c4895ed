import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { HeadingText } from '@/components/ui/heading-text'
import type { EntryFinding } from '@/lib/contract/editor'
import { locales, type Locale } from '@/lib/i18n/locales'
import { fieldName } from './field-name'

/** What the check before publication found, errors first. */
export async function Findings({ findings, locale }: { findings: readonly EntryFinding[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const count = (level: EntryFinding['level']) => findings.filter((one) => one.level === level).length
  return (
    <section aria-labelledby="findings" className="grid gap-3 border-t border-ink pt-4">
      <h2 id="findings" className="display text-xl">
        <HeadingText text={t('findings.title')} />
      </h2>
      {findings.length === 0 ? (
        <p>{t('findings.none')}</p>
      ) : (
        <>
          <p className="text-steel">
            {t('findings.errors', { count: count('error') })} · {t('findings.warnings', { count: count('warning') })}
          </p>
          <ul className="grid gap-3">
            {findings.map(({ code, level, field, lang, found, better }, place) => (
              // The same word may be found twice.
              <li key={place} className="grid gap-1 border-l-3 border-line pl-3">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={level === 'error' ? 'danger' : 'warning'}>{t(`findings.${level}`)}</Badge>
                  <span className="font-semibold">
                    {fieldName(t, field)}
                    {lang !== null && (
                      <>
                        {' '}
                        · <span lang={lang}>{locales[lang].label}</span>
                      </>
                    )}
                  </span>
                </span>
                <span className="break-words">{t(`findings.codes.${code}`, { found, better })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
