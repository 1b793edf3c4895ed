import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import type { TranslationLang } from '@/lib/contract/editor-words'
import { formatMoment, pageOfEntry, readEntry } from '@/lib/data/editor'
import { readEntryForm } from '@/lib/data/editor-form'
import type { EntryKind } from '@/lib/contract/editor-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { EntryForm } from './entry-form'
import { EntryPreview } from './entry-preview'
import { EntryState } from './entry-state'
import { Findings } from './findings'
import { History } from './history'
import { PublishPanel } from './publish-panel'
import { UnsavedProvider } from './unsaved'

type Props = {
  kind: EntryKind
  id: string
  /** It was asked for as one that may not be there yet. */
  isNew: boolean
  lang: TranslationLang
  locale: Locale
}

/** One entry: its form, its preview, and what keeps it from the site or puts it there. */
export async function EntryPage({ kind, id, isNew, lang, locale }: Props) {
  const [t, entry, form] = await Promise.all([
    getTranslations({ locale, namespace: 'editor' }),
    readEntry({ kind, id }, locale, isNew),
    readEntryForm(kind, locale),
  ])
  const { version, state, live, plannedAt, data, outdated } = entry
  const named = { kind, id, version }
  return (
    <UnsavedProvider>
      <div className="shell grid grid-cols-1 gap-x-12 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header className="grid gap-3 lg:col-span-2">
          <h1 className="display text-3xl break-words">{entry.title === '' ? id : entry.title}</h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <EntryState entry={entry} locale={locale} />
            <span className="text-sm text-steel">
              {t(`kinds.${kind}`)} · {id} · {t('version', { version })}
            </span>
            {plannedAt !== null && <span>{t('plannedAt', { moment: formatMoment(plannedAt, locale) })}</span>}
            {live && (
              <AppLink
                href={localizePath(pageOfEntry(entry), locale)}
                prefetch={false}
                className="font-semibold underline underline-offset-4"
              >
                {t('public')}
              </AppLink>
            )}
          </div>
        </header>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <ClientMessages
            locale={locale}
            pick={[
              'editor.form',
              'editor.preview',
              'editor.publish',
              'account.failures',
              'form.upload',
              'form.retry',
              'form.full',
            ]}
          >
            <EntryForm
              // What was typed belongs to the version it began from.
              key={version}
              named={named}
              form={form}
              data={data}
              outdated={outdated}
              lang={lang}
            />
          </ClientMessages>
          <ClientMessages locale={locale} pick={['editor.preview']}>
            <EntryPreview kind={kind} id={id} version={version} known={version > 0 || live} />
          </ClientMessages>
        </div>
        <aside className="grid grid-cols-1 content-start gap-10">
          <ClientMessages locale={locale} pick={['editor.publish', 'editor.form', 'account.failures', 'form.full']}>
            <PublishPanel
              named={named}
              state={state}
              live={live}
              planned={plannedAt !== null}
              refused={entry.findings.some(({ level }) => level === 'error')}
            />
          </ClientMessages>
          <Findings findings={entry.findings} locale={locale} />
          <History entry={entry} locale={locale} />
        </aside>
      </div>
    </UnsavedProvider>
  )
}
