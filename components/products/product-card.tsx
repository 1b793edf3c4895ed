import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Verdict } from '@/components/fitment/verdict'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Measure } from '@/components/ui/measure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CompareToggle } from './compare-toggle'
import { keyRows } from './spec-rows'

type Props = {
  product: ProductSummary
  locale: Locale
  /** Heading level that fits the page. */
  heading?: 'h2' | 'h3'
  /** One more line, such as how far a measured part is off. */
  note?: ReactNode
}

/** A product in a list: its drawing, its key figures, whether it fits, and a way to compare it. */
export async function ProductCard({ product, locale, heading: Heading = 'h3', note }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <article className="group relative grid h-full grid-cols-[7rem_minmax(0,1fr)] border border-line bg-white transition-colors duration-150 hover:border-ink sm:flex sm:flex-col">
      <div className="overflow-hidden bg-white p-1 sm:aspect-square sm:p-4">
        <ProductPicture
          product={product}
          variant="card"
          label={t('drawingAlt', { name: product.name, code: product.code })}
          sizes="(min-width: 600px) 24rem, 7rem"
          className="size-full transition-transform duration-500 ease-cubic motion-safe:group-hover:scale-104"
        />
      </div>
      <div className="flex grow flex-col gap-3 border-l border-line p-4 sm:border-t sm:border-l-0">
        <p className="flex items-baseline justify-between gap-3 text-sm text-steel">
          <span>{spec(`series.${product.series}`)}</span>
          <span className="figure whitespace-nowrap">{product.code}</span>
        </p>
        <Heading className="text-base leading-snug">
          <AppLink href={localizePath(`/products/${product.id}`, locale)} className="after:absolute after:inset-0">
            <UnbrokenText text={product.name} />
          </AppLink>
        </Heading>
        {note}
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm" data-figures>
          {keyRows(product.spec).map(({ field, quantity, sign }) => (
            <div key={field}>
              <dt className="text-xs text-steel">{spec(`short.${field}`)}</dt>
              <dd className="font-semibold">
                <Measure quantity={quantity} value={product.spec[field] ?? 0} sign={sign ?? false} />
              </dd>
            </div>
          ))}
          {product.adjusters.length > 0 && (
            <div>
              <dt className="text-xs text-steel">{spec('fields.adjusters')}</dt>
              <dd className="font-semibold">{product.adjusters.join('')}</dd>
            </div>
          )}
        </dl>
        <div className="relative mt-auto grid gap-3 pt-1">
          <Verdict productId={product.id} verdict={product.verdict} locale={locale} />
          <CompareToggle
            id={product.id}
            name={product.name}
            href={localizePath(`/products/compare?ids=${product.id}`, locale)}
            texts={{ add: t('compare.add'), added: t('compare.added'), full: t('compare.full') }}
          />
        </div>
      </div>
    </article>
  )
}
