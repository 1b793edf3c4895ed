import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Verdict } from '@/components/fitment/verdict'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Measure } from '@/components/ui/measure'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AdjusterLetters } from './adjuster-letters'
import { readCompareTexts } from './compare-texts'
import { CompareToggle } from './compare-toggle'
import { ProductName } from './product-name'
import { keyRows } from '@/lib/domain/spec-rows'

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
    <article aria-label={`${product.name} ${product.code}`} className="card">
      <div className="card-picture">
        <ProductPicture
          product={product}
          variant="card"
          label={t('drawingAlt', { name: product.name, code: product.code })}
          sizes="(min-width: 37.5rem) 24rem, 7rem"
        />
      </div>
      <div className="card-words">
        <p className="card-code">
          <span>{spec(`series.${product.series}`)}</span>
          <span className="figure unbroken">{product.code}</span>
        </p>
        <Heading>
          <AppLink href={localizePath(`/products/${product.id}`, locale)}>
            <ProductName name={product.name} locale={locale} />
          </AppLink>
        </Heading>
        {note}
        <dl data-figures>
          {keyRows(product.spec).map(({ field, quantity, sign }) => (
            <div key={field}>
              <dt>{spec(`short.${field}`)}</dt>
              <dd>
                <Measure quantity={quantity} value={product.spec[field] ?? 0} sign={sign ?? false} />
              </dd>
            </div>
          ))}
          {product.adjusters.length > 0 && (
            <div>
              <dt>{spec('fields.adjusters')}</dt>
              <dd>
                <AdjusterLetters letters={product.adjusters} locale={locale} />
              </dd>
            </div>
          )}
        </dl>
        <div className="card-actions">
          <Verdict productId={product.id} verdict={product.verdict} locale={locale} />
          <CompareToggle id={product.id} name={product.name} texts={await readCompareTexts(locale)} />
        </div>
      </div>
    </article>
  )
}
