import { getTranslations } from 'next-intl/server'
import { Verdict } from '@/components/fitment/verdict'
import { CompareToggle } from '@/components/products/compare-toggle'
import { keyRows } from '@/components/products/spec-rows'
import { ButtonLink } from '@/components/ui/button-link'
import { Measure } from '@/components/ui/measure'
import type { Product } from '@/lib/contract/product'
import { formatDate } from '@/lib/i18n/formats'
import { formatCount } from '@/lib/i18n/format-figure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CopyButton } from './copy-button'
import { ShareButton } from './share-button'

/** Name, number, key figures, whether it fits, and what to do next. */
export async function Overview({ product, locale }: { product: Product; locale: Locale }) {
  const [t, spec] = await Promise.all([getTranslations({ locale, namespace: 'product' }), getTranslations({ locale, namespace: 'spec' })])
  return (
    <header className="grid grid-cols-1 items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <p className="text-sm text-steel">
          {spec(`series.${product.series}`)} · {spec(`kinds.${product.kind}`)}
        </p>
        <h1 className="font-display text-3xl">{product.name}</h1>
        <p className="text-lg">{product.tagline}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-steel">{t('partNumber')}</span>
          <strong className="figure text-lg" data-testid="part-number">
            {product.code}
          </strong>
          <CopyButton text={product.code} label={t('copy')} done={t('copied')} />
        </p>
        <p className="max-w-text">{product.description}</p>
      </div>
      <div className="grid gap-6">
        <dl className="grid grid-cols-3 max-[23rem]:grid-cols-2 border-y border-ink" data-figures>
          {keyRows(product.spec).map(({ field, quantity, sign }) => (
            <div key={field} className="border-l border-line px-3 py-4 first:border-l-0 first:pl-0">
              <dt className="text-sm text-steel">{spec(`short.${field}`)}</dt>
              <dd className="font-display text-xl font-semibold">
                <Measure quantity={quantity} value={product.spec[field] ?? 0} sign={sign ?? false} />
              </dd>
            </div>
          ))}
        </dl>
        <Verdict productId={product.id} verdict={product.verdict} locale={locale} />
        <p className="text-sm">
          {product.priceThb === null ? t('price.ask') : <>{t('price.label')}: <strong className="figure">฿{formatCount(product.priceThb)}</strong></>}
          <span className="text-steel"> · {t('released', { date: formatDate(product.releasedOn, locale, 'month') })}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3" data-print="none">
          <ButtonLink href={localizePath('/whereToBuy', locale)} size="large">
            {t('where.action')}
          </ButtonLink>
          <CompareToggle id={product.id} name={product.name} href={localizePath(`/products/compare?ids=${product.id}`, locale)} texts={{ add: t('compare.add'), added: t('compare.added'), full: t('compare.full') }} />
          <ShareButton title={product.name} texts={{ label: t('share.label'), copied: t('share.copied'), failed: t('share.failed') }} />
        </div>
      </div>
    </header>
  )
}
