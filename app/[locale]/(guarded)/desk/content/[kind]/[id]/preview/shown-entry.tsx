import { JobPage } from '@/components/career/job-page'
import { Answer } from '@/components/faq/answer'
import { BannerList } from '@/components/home/banner-list'
import { NewsPage } from '@/components/news/news-page'
import { PromotionCard } from '@/components/promotion/promotion-card'
import { RoadCalendar } from '@/components/road-show/road-show-calendar'
import { PageStage } from '@/components/sections/page-stage'
import { environment } from '@/lib/config/environment'
import type { ShownEntry } from '@/lib/contract/editor'
import type { Locale } from '@/lib/i18n/locales'

/** An entry by the components of its public page; null = there is nothing to show. */
export function ShownEntryView({ entry, locale }: { entry: ShownEntry; locale: Locale }) {
  if (entry.shown === null) return null
  switch (entry.kind) {
    case 'promotion':
      return (
        <div className="shell py-10">
          <PromotionCard promotion={entry.shown} locale={locale} />
        </div>
      )
    case 'news':
      return <NewsPage item={entry.shown} others={[]} locale={locale} />
    case 'question':
      return (
        <>
          <PageStage title={entry.shown.question} />
          <div className="shell py-10 text-lg">
            <Answer blocks={entry.shown.answer} locale={locale} />
          </div>
        </>
      )
    case 'job':
      return <JobPage job={entry.shown} jobs={[]} locale={locale} />
    case 'road-show':
      return (
        <div className="shell py-10">
          <RoadCalendar stops={[entry.shown]} host={new URL(environment().SITE_URL).host} locale={locale} />
        </div>
      )
    case 'banner':
      return <BannerList banners={[entry.shown]} label={entry.shown.title} locale={locale} />
  }
}
