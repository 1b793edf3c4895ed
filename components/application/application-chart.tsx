import { getTranslations } from 'next-intl/server'
import { PageLinks } from '@/components/layout/page-links'
import { UnitSwitch } from '@/components/products/unit-switch'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { ApplicationList } from '@/lib/contract/application'
import type { ApplicationChoice } from '@/lib/data/application-choice'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { listQuery } from '@/lib/routes/list-state'
import { ApplicationFilter } from './application-filter'
import { ApplicationTable } from './application-table'
import { ChartFiles } from './chart-files'
import { choiceName } from './choice-name'
import { ReadingGuide } from './reading-guide'
import { WrongChoice } from './wrong-choice'
import { openingOf } from '@/lib/pictures/page-openings'

type Props = { list: ApplicationList; choice: ApplicationChoice; locale: Locale }

async function Found({ list, choice, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'application' })
  const { total, page, pageSize, items } = list
  const from = (page - 1) * pageSize + 1
  const range = { from: formatCount(from), to: formatCount(from + items.length - 1), total: formatCount(total) }
  return (
    <div className="grid gap-1">
      {choiceName(choice) && <h2 className="text-2xl">{choiceName(choice)}</h2>}
      <p aria-live="polite">
        <span className="figure text-lg">{t('found', { count: total })}</span>
        {total > items.length && <span className="text-steel"> · {t('range', range)}</span>}
      </p>
    </div>
  )
}

/** The application chart: choices, what they lead to, how to read it. */
export async function ApplicationChart({ list, choice, locale }: Props) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'application' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const path = localizePath('/application-list', locale)
  const { year, ...filter } = choice.filter
  const params = { ...filter, ...(year !== undefined && { year: String(year) }) }
  const pages = Math.ceil(list.total / list.pageSize)
  return (
    <>
      <PageStage
        title={titles('application-list')}
        lead={t('lead')}
        scene={openingOf('/application-list', 'hero-home')}
      />
      <div className="shell grid grid-cols-1 gap-8 pt-8 pb-section">
        <WrongChoice wrong={choice.wrong} page={list.page} locale={locale} />
        <ApplicationFilter choice={choice} locale={locale} />
        <div className="flex flex-wrap items-end justify-between gap-4 border-t border-ink pt-6">
          <Found list={list} choice={choice} locale={locale} />
          <UnitSwitch locale={locale} />
        </div>
        {list.items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            actions={<ButtonLink href={localizePath('/products/list', locale)}>{t('empty.tape')}</ButtonLink>}
          />
        ) : (
          <>
            <ApplicationTable lines={list.items} locale={locale} />
            <PageLinks
              page={list.page}
              pages={pages}
              hrefOf={(page) => path + listQuery(params, { page: page === 1 ? undefined : String(page) })}
              locale={locale}
            />
            <ChartFiles filter={choice.filter} total={list.total} locale={locale} />
          </>
        )}
        <ReadingGuide locale={locale} />
      </div>
    </>
  )
}
