import { mdiArrowRight } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Measure } from '@/components/ui/measure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'

const figures = [
  { field: 'lengthMm', key: 'length', quantity: 'length' },
  { field: 'strokeMm', key: 'stroke', quantity: 'length' },
  { field: 'springRateNmm', key: 'rate', quantity: 'rate' },
  { field: 'reboundClicks', key: 'clicks', quantity: 'count' },
] as const

async function KeyFigures({ product, locale }: { product: ProductSummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.figure' })
  return (
    <dl className="grid grow grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:gap-x-12" data-figures>
      {figures.flatMap(({ field, key, quantity }) => {
        const value = product.spec[field]
        return value === null
          ? []
          : [
              <div key={key} className="flex flex-col-reverse border-l border-steel pl-4">
                <dt className="text-sm text-mist">
                  <UnbrokenText text={t(key)} />
                </dt>
                <dd className="font-display text-2xl font-semibold whitespace-nowrap">
                  <Measure quantity={quantity} value={value} />
                </dd>
              </div>,
            ]
      })}
    </dl>
  )
}

type Props = { scene: SceneId; product: ProductSummary | null; title: ReactNode; lead: string; locale: Locale }

/** The dark stage: one part lit like an instrument, the promise in very large type, the part's own figures under it. */
export async function Hero({ scene, product, title, lead, locale }: Props) {
  const [t, p, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const alt = product ? p('drawingAlt', { name: product.name, code: product.code }) : ''
  const hasScene = findPicture(scene) !== null
  return (
    // Height and picture stand before what is inside has been read: nothing moves while the page comes in.
    <section
      data-tone="stage"
      className="relative isolate flow-root overflow-hidden bg-ink text-white md:min-h-[min(44rem,calc(100svh-7rem))]"
    >
      {hasScene && (
        <div className="hero-scene relative -z-10 -mb-8 aspect-[25/16] overflow-hidden md:absolute md:top-[calc(0.92*min(44rem,100svh-7rem)-38.7vw)] md:right-0 md:mb-0 md:aspect-[20/9] md:w-[86%] xl:top-[calc(0.92*min(44rem,100svh-7rem)-32.4vw)] xl:w-[72%]">
          <ScenePicture
            scene={scene}
            label={alt}
            first
            sizes="(min-width: 120rem) 72vw, (min-width: 60rem) 86vw, 105vw"
            className="absolute inset-0 size-full object-cover object-[97%_50%]"
          />
          <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-ink to-transparent" data-print="none" />
          <div className="absolute inset-y-0 left-0 hidden w-1/4 bg-linear-to-r from-ink to-transparent md:block" />
        </div>
      )}
      <div className="shell grid gap-10 pt-8 pb-16 md:min-h-[min(44rem,calc(100svh-7rem))] md:grid-rows-[1fr_auto] md:pt-[min(5rem,7svh)] md:pb-20">
        <div className="grid content-start gap-6 md:w-[54%]">
          <h1 className={`display text-5xl ${locale === 'th' ? 'md:text-6xl' : 'md:text-7xl'}`}>{title}</h1>
          <p className="max-w-text text-lg text-mist md:max-w-[26em]">
            <UnbrokenText text={lead} />
          </p>
          <p className="flex flex-wrap gap-3 pt-2" data-print="none">
            <ButtonLink href="#finder" size="large">
              {t('hero.find')}
            </ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary" size="large">
              {t('hero.browse')}
            </ButtonLink>
          </p>
        </div>
        {product && (
          <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
            {!hasScene && (
              <ProductPicture
                product={product}
                variant="hero"
                first
                label={alt}
                sizes="24rem"
                className="stage-light h-72 w-full max-w-md md:absolute md:top-10 md:right-16 md:h-[34rem]"
              />
            )}
            <KeyFigures product={product} locale={locale} />
            <AppLink
              href={localizePath(`/products/${product.id}`, locale)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <span>
                {spec(`series.${product.series}`)} · <span className="figure">{product.code}</span>
              </span>
              <Icon path={mdiArrowRight} size={5} />
            </AppLink>
          </div>
        )}
      </div>
    </section>
  )
}
