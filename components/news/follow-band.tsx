import { mdiCalendarSync, mdiDownload, mdiRss } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'

/** A dark band: news as a feed, dates as a calendar. `host`: of the site with port, for calendars that are followed. */
export async function FollowBand({ host, locale }: { host: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news.follow' })
  const calendar = `/api/calendar/events/all.ics?lang=${locale}`
  const ways = [
    { href: `/api/feeds/news/${locale}.xml`, icon: mdiRss, label: t('feed') },
    { href: `webcal://${host}${calendar}`, icon: mdiCalendarSync, label: t('calendar') },
    { href: calendar, icon: mdiDownload, label: t('download') },
  ]
  return (
    <section aria-labelledby="follow" data-tone="stage" className="bg-ink py-section text-white" data-print="none">
      <div className="shell grid gap-6">
        <h2 id="follow" className="display text-3xl md:text-4xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-mist">
          <UnbrokenText text={t('text')} />
        </p>
        <p className="flex flex-wrap gap-3">
          {ways.map(({ href, icon, label }) => (
            <a key={href} href={href} className={buttonStyle('secondary')}>
              <Icon path={icon} size={5} />
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  )
}
