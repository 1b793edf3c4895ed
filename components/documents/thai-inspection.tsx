import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'

const steps = ['same', 'station', 'height', 'office'] as const

/** How an inspection in Thailand treats another shock and a changed height. */
export async function ThaiInspection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'documents.approvals.thailand' })
  return (
    <section
      aria-labelledby="thailand-title"
      className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <header className="grid content-start gap-3">
        <h2 id="thailand-title" className="display text-3xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </header>
      <dl className="grid border-t border-ink">
        {steps.map((step) => (
          <div key={step} className="grid gap-1 border-b border-line py-4">
            <dt className="font-semibold">
              <UnbrokenText text={t(`${step}.title`)} />
            </dt>
            <dd className="max-w-text">
              <UnbrokenText text={t(`${step}.text`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
