import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Finish } from '@/lib/contract/product-words'
import { lengthName } from '@/lib/domain/length-name'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import type { ModelledProduct } from '@/lib/models/modelled-product'
import type { MeasureText } from './stage/measures'
import { ViewerLeaf } from './viewer-leaf'
import type { ViewedProduct } from './viewer-texts'

type Props = {
  product: ModelledProduct & { name: string }
  locale: Locale
  /** The rendered picture; it stays wherever the viewer cannot run. */
  still: ReactNode
  /** The product in words, for visitors who cannot see it. */
  description: string
  /** Colours the spring can be had in, the product's own included. */
  springFinishes?: readonly Finish[]
  /** Shape of the picture. */
  frame?: string
  className?: string
}

const pick = ({
  kind,
  spec,
  construction,
  adjusters,
  bodyFinish,
  springFinish,
  axle,
  code,
}: ModelledProduct): ViewedProduct => ({ kind, spec, construction, adjusters, bodyFinish, springFinish, axle, code })

async function listMeasures({ spec }: ModelledProduct, locale: Locale): Promise<MeasureText[]> {
  const t = await getTranslations({ locale, namespace: 'product' })
  const write = (label: string, mm: number, sign = '') => `${label} ${sign}${formatDecimal(mm)} mm`
  return [
    ...(spec.lengthMm === null
      ? []
      : [
          {
            id: 'length' as const,
            text: write(t(`dimension.${lengthName(spec)}`), spec.lengthMm),
          },
        ]),
    ...(spec.springLengthMm === null
      ? []
      : [{ id: 'spring' as const, text: write(t('dimension.springLength'), spec.springLengthMm) }]),
    ...(spec.bodyMm === null ? [] : [{ id: 'body' as const, text: write(t('dimension.body'), spec.bodyMm, 'Ø ') }]),
  ]
}

/** A product's picture with a button that puts the live model in its place. The model and its machinery are loaded on that click. */
export async function Viewer({
  product,
  locale,
  still,
  description,
  springFinishes = [],
  frame = 'aspect-square',
  className = '',
}: Props) {
  const [t, spec, measures] = await Promise.all([
    getTranslations({ locale, namespace: 'viewer' }),
    getTranslations({ locale, namespace: 'spec' }),
    listMeasures(product, locale),
  ])
  const texts = {
    open: t('open'),
    loading: t('loading'),
    ready: t('ready'),
    failed: t('failed'),
    lost: t('lost'),
    unsupported: t('unsupported'),
    label: t('label', { name: product.name }),
    keys: t('keys'),
    apart: t('apart'),
    spring: t('spring'),
    measures: t('measures'),
    turnLeft: t('turnLeft'),
    turnRight: t('turnRight'),
    nearer: t('nearer'),
    further: t('further'),
    reset: t('reset'),
    close: t('close'),
  }
  const finishes = springFinishes.map((finish) => ({ finish, name: spec(`finishes.${finish}`) }))
  return (
    <ViewerLeaf
      still={still}
      frame={frame}
      className={className}
      product={pick(product)}
      finishes={finishes}
      measures={measures}
      description={description}
      texts={texts}
    />
  )
}
