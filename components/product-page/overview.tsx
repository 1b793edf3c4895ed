import { getTranslations } from 'next-intl/server'
import { BuyLink } from '@/components/nearest/buy-link'
import { Verdict } from '@/components/fitment/verdict'
import { readCompareTexts } from '@/components/products/compare-texts'
import { CompareToggle } from '@/components/products/compare-toggle'
import { ProductName } from '@/components/products/product-name'
import { keyRows } from '@/lib/domain/spec-rows'
import { classNames } from '@/components/ui/class-names'
import { CopyButton } from '@/components/ui/copy-button'
import { Measure } from '@/components/ui/measure'
import { Price } from '@/components/ui/price'
import type { ProductInfo } from '@/lib/contract/product'
import { formatDate } from '@/lib/i18n/formats'
import { priceText } from '@/lib/i18n/price-text'
import type { Locale } from '@/lib/i18n/locales'
import { seriesAndKind } from '@/lib/i18n/series-and-kind'
import { ShareButton } from './share-button'
import { StagePicture } from './stage-picture'

type Props = { product: ProductInfo['product']; locale: Locale }

async function KeyFigures({ product, locale }: Props) {
  const spec = await getTranslations({ locale, namespace: 'spec' })
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4" data-figures>
      {keyRows(product.spec).map(({ field, quantity, sign }) => (
        <div key={field} className="flex flex-col-reverse border-l border-steel pl-4">
          <dt className="text-sm text-mist">{spec(`short.${field}`)}</dt>
          <dd className="font-display text-3xl font-semibold whitespace-nowrap">
            <Measure quantity={quantity} value={product.spec[field] ?? 0} sign={sign ?? false} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A Japanese word of twelve letters, such as フォークスプリングキット, fits a phone of 390 px. */
const titleSizes: Readonly<Record<Locale, string>> = {
  en: 'text-4xl lg:text-5xl',
  th: 'text-4xl',
  ja: 'text-[1.85rem] sm:text-4xl',
}

/** The dark stage of a product: the part, its name and number, its key figures, whether it fits, and what to do next. */
export async function Overview({ info: { product, related }, locale }: { info: ProductInfo; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <header data-tone="stage" className="product-stage overflow-hidden bg-ink text-white print:bg-white print:text-ink">
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-2 pb-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:pb-16">
        <StagePicture product={product} related={related} locale={locale} />
        <div className="grid gap-6 md:col-start-1 md:row-start-1">
          <div className="grid gap-3">
            <p className="text-sm text-mist">
              {seriesAndKind(spec(`series.${product.series}`), spec(`kinds.${product.kind}`))}
            </p>
            <h1 className={classNames('display', titleSizes[locale])}>
              <ProductName name={product.name} locale={locale} />
            </h1>
            <p className="text-lg text-mist">{product.tagline}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <span className="text-mist">{t('partNumber')}</span>
              <strong className="figure text-lg" data-testid="part-number">
                {product.code}
              </strong>
              <CopyButton text={product.code} label={t('copy')} done={t('copied')} />
            </p>
          </div>
          <KeyFigures product={product} locale={locale} />
          <div data-tone="light" className="bg-white p-4 text-ink has-[.verdict-slot:empty]:hidden" data-verdict-box>
            <Verdict productId={product.id} verdict={product.verdict} locale={locale} detailed />
          </div>
          <div className="grid gap-1" data-testid="price">
            <Price
              amount={product.price && priceText(t, product.price)}
              label={t('price.label')}
              note={t('price.note')}
              ask={
                <BuyLink locale={locale} variant="quiet" size="small">
                  {t('price.ask')}
                </BuyLink>
              }
            />
            <p className="text-sm text-mist">
              {t('released', { date: formatDate(product.releasedOn, locale, 'month') })}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3" data-print="none">
            <BuyLink locale={locale} size="large">
              {t('where.action')}
            </BuyLink>
            <CompareToggle id={product.id} name={product.name} texts={await readCompareTexts(locale)} />
            <ShareButton
              title={product.name}
              texts={{ label: t('share.label'), copied: t('share.copied'), failed: t('share.failed') }}
            />
          </div>
        </div>
      </div>
    </header>
  )
}
