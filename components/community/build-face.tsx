import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { ProductPicture } from '@/components/pictures/product-picture'
import type { BuildSummary } from '@/lib/contract/community'
import { splitMadeFor } from '@/lib/domain/made-for'
import type { Locale } from '@/lib/i18n/locales'

type Props = { build: BuildSummary; locale: Locale; /** Pictures of parts at most. */ most: number; sizes: string }

/** The parts of a build side by side, and the silhouette of what they are fitted to. */
export async function BuildFace({ build, locale, most, sizes }: Props) {
  const t = await getTranslations({ locale, namespace: 'community' })
  const products = build.parts.flatMap(({ product }) => product ?? []).slice(0, most)
  return (
    <div
      data-tone="stage"
      className="relative grid aspect-[3/2] grid-flow-col auto-cols-fr gap-2 bg-ink p-4 text-white"
    >
      {products.map((product) => (
        <ProductPicture
          key={product.id}
          product={product}
          variant="card"
          label={t('pictureOf', { name: splitMadeFor(product.name, locale).base, code: product.code })}
          sizes={sizes}
          className={`size-full min-h-0 ${products.length > 1 ? 'object-cover' : ''}`}
        />
      ))}
      <span className="absolute bottom-2 left-2 rounded-base bg-white px-2 py-1">
        <VehiclePicture body={build.vehicle.body} className="h-10 w-20" />
      </span>
    </div>
  )
}
