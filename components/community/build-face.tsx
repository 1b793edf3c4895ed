import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { ProductPicture } from '@/components/pictures/product-picture'
import type { BuildSummary } from '@/lib/contract/community'
import { splitMadeFor } from '@/lib/domain/made-for'
import type { Locale } from '@/lib/i18n/locales'

type Props = { build: BuildSummary; locale: Locale; /** Pictures of parts at most. */ most: number; sizes: string }

/** Pictures are square and parts stand aslant in them, so neighbours overlap by their empty edges: beside each other they would be small or cut. */
const overlap: Readonly<Record<number, string>> = {
  1: 'w-full',
  2: 'w-[58%] not-first:-ml-[16%]',
  3: 'w-[44%] not-first:-ml-[16%]',
}

/** The parts of a build side by side, and the silhouette of what they are fitted to. */
export async function BuildFace({ build, locale, most, sizes }: Props) {
  const t = await getTranslations({ locale, namespace: 'community' })
  const products = build.parts.flatMap(({ product }) => product ?? []).slice(0, most)
  return (
    <div data-tone="stage" className="relative flex aspect-[3/2] bg-ink p-4 text-white">
      {products.map((product) => (
        <span key={product.id} className={`flex-none ${overlap[products.length] ?? 'w-1/4'}`}>
          <ProductPicture
            product={product}
            variant="card"
            label={t('pictureOf', { name: splitMadeFor(product.name, locale).base, code: product.code })}
            sizes={sizes}
            className="size-full"
          />
        </span>
      ))}
      <span className="absolute top-2 left-2 rounded-base bg-white px-2 py-1">
        <VehiclePicture body={build.vehicle.body} className="h-10 w-20" />
      </span>
    </div>
  )
}
