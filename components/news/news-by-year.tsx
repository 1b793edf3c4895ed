import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { Button } from '@/components/ui/button'
import { ChipChoice } from '@/components/ui/chip-choice'
import { newsKinds, type NewsSummary } from '@/lib/contract/news'
import { formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { groupBy } from '@/lib/utils/group-by'
import { NewsRow } from './news-row'
import './news.css'

/** The filter counts years from the latest; older ones are shown with all. */
const filteredYears = 6

const filter = 'news-filter'

/** Everything that was published, by year; narrowed without script (news.css). */
export async function NewsByYear({ news, locale }: { news: readonly NewsSummary[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const years = [...groupBy(news, ({ publishedOn }) => publishedOn.slice(0, 4))]
  const count = (kind: string) => news.filter((item) => item.kind === kind).length
  const any = { value: '', label: t('filter.any'), count: news.length }
  return (
    <Part id="all" title={t('all')}>
      <div data-news>
        <form id={filter} className="flex flex-wrap gap-x-10 gap-y-4 pb-6" data-print="none">
          <ChipChoice
            legend={t('filter.kind')}
            name="kind"
            choices={[
              any,
              ...newsKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`), count: count(kind) })),
            ]}
          />
          <ChipChoice
            legend={t('filter.year')}
            name="year"
            choices={[
              any,
              ...years.slice(0, filteredYears).map(([year, items], i) => ({
                value: String(i + 1),
                label: formatYear(Number(year), locale),
                count: items.length,
              })),
            ]}
          />
        </form>
        {years.map(([year, items], i) => (
          <section key={year} data-year={i + 1} aria-labelledby={`year-${year}`} className="pb-10">
            <h3 id={`year-${year}`} className="figure border-b border-ink pb-2 text-2xl">
              {formatYear(Number(year), locale)}
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item.id} data-kind={item.kind}>
                  <NewsRow item={item} locale={locale} heading="h4" />
                </li>
              ))}
            </ul>
            <div role="status" data-print="none">
              <div data-none className="justify-items-start gap-3 py-5">
                <p className="text-lg font-semibold">{t('filter.none')}</p>
                <Button type="reset" form={filter} variant="secondary">
                  {t('filter.reset')}
                </Button>
              </div>
            </div>
          </section>
        ))}
        <p className="text-sm text-steel" data-print="none">
          {t('filter.shown')} <span data-shown className="figure" />
        </p>
      </div>
    </Part>
  )
}
