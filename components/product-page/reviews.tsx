import { getTranslations } from 'next-intl/server'
import { readReviews } from '@/lib/data/community'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

/** What buyers wrote; nothing while nothing real was imported. */
export async function Reviews({ product, locale }: { product: string; locale: Locale }) {
  const reviews = await readReviews(locale, product)
  if (reviews.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'product.reviews' })
  return (
    <PageSection id="reviews" title={t('title')}>
      <ul className="grid gap-6">
        {reviews.map(({ id, rating, text, lang, author, source, writtenOn }) => (
          <li key={id} className="grid max-w-text gap-1 border-l-3 border-line pl-4">
            <p className="figure">{t('rating', { rating })}</p>
            <p lang={lang}>{text}</p>
            <p className="text-sm text-steel">{t('by', { author, source, day: formatDate(writtenOn, locale) })}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
