import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { keyRows } from '@/lib/domain/spec-rows'
import { HeadingText } from '@/components/ui/heading-text'
import { Measure } from '@/components/ui/measure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { priceText } from '@/lib/i18n/price-text'
import type { VehiclePage, VehiclePart } from '@/lib/contract/vehicle-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { axlesOf, heightOn } from './page-facts'
import { PartChecks } from './part-checks'
import { ratingOf } from './part-rating'
import { RatingFigure } from './rating-figure'

type Props = { part: VehiclePart; page: VehiclePage; locale: Locale }

/** One part number: what it is, what it changes, and what has to be looked at before it is bought. */
export async function PartRow({ part, page, locale }: Props) {
  const [t, spec, priced] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.parts' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'product' }),
  ])
  const { product } = part
  const rating = ratingOf(part, page)
  const changes = axlesOf(part).flatMap((axle) => {
    const height = heightOn(part, axle)
    return height === null || height === 0 ? [] : [{ axle, height }]
  })
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-line py-5 md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,4fr)] md:gap-x-8">
      <div className="aspect-square overflow-hidden bg-white">
        <ProductPicture product={product} variant="card" label="" sizes="9rem" className="size-full" />
      </div>
      <div className="grid content-start gap-2">
        <h4 className="text-xl leading-snug">
          <AppLink href={localizePath(`/products/${product.id}`, locale)} className="hover:underline">
            <HeadingText text={spec(`kinds.${product.kind}`)} /> <span className="figure unbroken">{product.code}</span>
          </AppLink>
        </h4>
        <p className="text-steel">
          <UnbrokenText text={product.tagline} />
        </p>
        <dl className="grid grid-cols-2 gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-6" data-figures>
          {changes.map(({ axle, height }) => (
            <div key={axle}>
              <dt className="text-sm text-steel">
                {t('height')} · {spec(`axles.${axle}`)}
              </dt>
              <dd className="font-semibold">
                <Measure quantity="length" value={height} sign />
              </dd>
            </div>
          ))}
          {keyRows(product.spec)
            .filter(({ field }) => field !== 'heightFrontMm' && field !== 'heightRearMm')
            .map(({ field, quantity, sign }) => (
              <div key={field}>
                <dt className="text-sm text-steel">{spec(`short.${field}`)}</dt>
                <dd className="font-semibold">
                  <Measure quantity={quantity} value={product.spec[field] ?? 0} sign={sign ?? false} />
                </dd>
              </div>
            ))}
          {rating && <RatingFigure rating={rating} locale={locale} />}
        </dl>
        {product.price && (
          <p>
            <span className="text-sm text-steel">{priced('price.label')}</span>{' '}
            <strong className="figure whitespace-nowrap">{priceText(priced, product.price)}</strong>
          </p>
        )}
      </div>
      <PartChecks part={part} page={page} locale={locale} />
    </li>
  )
}
