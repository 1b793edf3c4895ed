import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { answeredDays, keptMonths } from '@/lib/domain/spring-wish'
import type { Locale } from '@/lib/i18n/locales'

/** What is stored of a wish, for what, how long, and how it is withdrawn. */
export async function PrivacyPart({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'wish' })
  const items = [
    { title: t('privacy.what.title'), text: t('privacy.what.text') },
    { title: t('privacy.why.title'), text: t('privacy.why.text') },
    { title: t('privacy.long.title'), text: t('privacy.long.text', { months: keptMonths, days: answeredDays }) },
    { title: t('privacy.withdraw.title'), text: t('privacy.withdraw.text', { days: answeredDays }) },
  ]
  return (
    <Part id="privacy" title={t('sections.privacy')}>
      <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
        {items.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-1 border-b border-line py-4">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="max-w-text">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
