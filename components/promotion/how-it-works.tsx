import { mdiDownload } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'

const steps = ['when', 'book', 'bring'] as const

/** A dark band: dates, booking, what to bring; and all dates as a calendar. */
export async function HowItWorks({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  return (
    <section aria-labelledby="how" data-tone="stage" className="bg-ink py-section text-white">
      <div className="shell grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="how" className="display text-4xl">
            <HeadingText text={t('steps.title')} />
          </h2>
          <a
            href={`/api/calendar/promotions/all.ics?lang=${locale}`}
            className={buttonStyle('secondary')}
            data-print="none"
          >
            <Icon path={mdiDownload} size={5} />
            {t('actions.all')}
          </a>
        </div>
        <ol className="grid gap-x-8 gap-y-6 border-t border-steel pt-6 md:grid-cols-3">
          {steps.map((key, i) => (
            <li key={key} className="grid content-start gap-2">
              <span aria-hidden="true" className="figure text-2xl text-signal-light">
                {i + 1}
              </span>
              <h3 className="text-lg">
                <HeadingText text={t(`steps.${key}.title`)} />
              </h3>
              <p className="text-mist">
                <UnbrokenText text={t(`steps.${key}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
