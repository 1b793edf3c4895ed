import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Disclosure } from '@/components/ui/disclosure'
import { HeadingText } from '@/components/ui/heading-text'
import type { Entry, EntryRevision } from '@/lib/contract/editor'
import { formatMoment } from '@/lib/data/editor'
import { locales, type Locale } from '@/lib/i18n/locales'
import { fieldName } from './field-name'
import { RestoreButton } from './restore-button'

async function Changes({ changes, locale }: { changes: EntryRevision['changes']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const side = (text: string) => (text === '' ? t('history.nothing') : text)
  return (
    <Disclosure summary={t('history.changes', { count: changes.length })}>
      <dl className="grid gap-4 text-sm">
        {changes.map(({ field, lang, before, after }) => (
          <div key={`${field} ${lang ?? ''}`} className="grid gap-1">
            <dt className="font-semibold">
              {fieldName(t, field)}
              {lang !== null && (
                <>
                  {' '}
                  · <span lang={lang}>{locales[lang].label}</span>
                </>
              )}
            </dt>
            <dd className="break-words whitespace-pre-line text-steel" lang={lang ?? undefined}>
              <span className="label block">{t('history.before')}</span>
              {side(before)}
            </dd>
            <dd className="break-words whitespace-pre-line" lang={lang ?? undefined}>
              <span className="label block">{t('history.after')}</span>
              {side(after)}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

/** Who did what and when, what it said before and after, and the way back. */
export async function History({ entry, locale }: { entry: Entry; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const { kind, id, version, history } = entry
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="grid gap-3 border-t border-ink pt-4">
      <h2 id="history" className="display text-xl">
        <HeadingText text={t('history.title')} />
      </h2>
      <ClientMessages locale={locale} pick={['editor.history.restore', 'editor.form', 'account.failures', 'form.full']}>
        <ol className="grid gap-5">
          {history.map((one) => (
            <li key={one.version} className="grid gap-1 border-l-3 border-line pl-3">
              <span className="font-semibold">
                {one.version} · {t(`history.actions.${one.action}`)}
                {one.publishAt === null ? '' : ` ${t('history.from', { moment: formatMoment(one.publishAt, locale) })}`}
              </span>
              <span className="text-sm text-steel">
                {formatMoment(one.at, locale)} ·{' '}
                {one.by ?? t(one.action === 'start' ? 'history.file' : 'history.unknown')}
              </span>
              {one.changes.length > 0 && <Changes changes={one.changes} locale={locale} />}
              {one.version !== version && <RestoreButton named={{ kind, id, version }} to={one.version} />}
            </li>
          ))}
        </ol>
      </ClientMessages>
    </section>
  )
}
