import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** A dark band before the end of a workshop's page: how a visit goes, and the way to book it. */
export async function BeforeVisit({ steps, locale }: { steps: WorkshopCopy['before']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <section aria-labelledby="visit" data-tone="stage" className="bg-ink py-section text-white">
      <div className="shell grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="visit" className="display text-4xl">
            <HeadingText text={t('visit')} />
          </h2>
          <p className="flex flex-wrap gap-3" data-print="none">
            <ButtonLink href={localizePath('/appointment', locale)}>{t('book')}</ButtonLink>
            <ButtonLink href={localizePath('/services/mobileService', locale)} variant="secondary">
              {t('mobile')}
            </ButtonLink>
          </p>
        </div>
        <ol className="grid gap-x-8 gap-y-6 border-t border-steel pt-6 sm:grid-cols-2 md:grid-cols-4">
          {steps.map(({ title, text }, i) => (
            <li key={title} className="grid content-start gap-2">
              <span aria-hidden="true" className="figure text-2xl text-signal-light">
                {i + 1}
              </span>
              <h3 className="text-lg">
                <HeadingText text={title} />
              </h3>
              <p className="text-mist">
                <UnbrokenText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
