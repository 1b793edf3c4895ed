import { describeLook } from '@/lib/pictures/look'
import { familyFaces, scenes } from '@/lib/pictures/scenes'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import { listMachineShots } from './machine-shots'
import { mainLooks, stagings } from './scenes'
import type { Shot } from './shot'

const cardSizes = [480, 800, 1200] as const
const stageSizes = [800, 1200, 1920] as const

/** Parts of one look carry no figure that others of it do not have: the letters of the code and the adjusters, without body, length and number. */
function printedCode({ code, adjusters }: CatalogueProduct): string {
  return [code.slice(0, 2), adjusters.join('')].filter((text) => text !== '').join('-')
}

type Look = { id: string; members: CatalogueProduct[] }

/** All looks of the programme with the products that have them, most frequent first. */
export function listLooks(): Look[] {
  const looks = new Map<string, CatalogueProduct[]>()
  for (const product of buildProducts(seedModels).products)
    looks.set(describeLook(product), [...(looks.get(describeLook(product)) ?? []), product])
  return Array.from(looks, ([id, members]) => ({ id, members })).sort(
    (a, b) => b.members.length - a.members.length || a.id.localeCompare(b.id),
  )
}

const sizeOf = ({ spec }: CatalogueProduct): number => spec.lengthMm ?? spec.springLengthMm ?? spec.volumeMl ?? 0

/** The member in the middle of its look's lengths. */
function findTypical({ members }: Look): CatalogueProduct {
  const sorted = [...members].sort((a, b) => sizeOf(a) - sizeOf(b))
  const typical = sorted[Math.floor(sorted.length / 2)]
  if (!typical) throw new Error('A look without products')
  return { ...typical, code: printedCode(typical) }
}

/** Looks that are rendered before the further angles of the main ones: half of all products have them. */
const usual = 48

/** Looks that overviews show: those that stand for a family, and those of the newest products. */
function listEarly(): ReadonlySet<string> {
  const newest = [...buildProducts(seedModels).products]
    .sort((a, b) => b.releasedOn.localeCompare(a.releasedOn) || a.id.localeCompare(b.id))
    .slice(0, 12)
  return new Set([...Object.values(familyFaces).map(({ look }) => look), ...newest.map(describeLook)])
}

const light = { set: 'light', width: 1200, height: 1200, samples: 20, apart: 0, sizes: cardSizes } as const

/** Every picture of the site, in the order in which they are worth having. */
export function listShots(): Shot[] {
  const looks = listLooks()
  const find = (id: string): CatalogueProduct => {
    const look = looks.find((item) => item.id === id)
    if (!look) throw new Error(`No product looks like ${id}`)
    return findTypical(look)
  }
  const products = looks.map((look): Shot => ({
    ...light,
    id: look.id,
    kind: 'product',
    product: findTypical(look),
    camera: {},
  }))
  const angles = mainLooks.flatMap((look): Shot[] => [
    { ...light, id: `${look}.turned`, kind: 'angle', product: find(look), camera: { yaw: 58, elevation: 14, lean: 0 } },
    {
      ...light,
      id: `${look}.back`,
      kind: 'angle',
      product: find(look),
      camera: { yaw: -32, elevation: -8, lean: -18 },
    },
  ])
  const staged = (Object.keys(stagings) as (keyof typeof stagings)[]).map((id): Shot => ({
    id,
    width: 1920,
    height: 864,
    samples: 32,
    apart: 0,
    sizes: stageSizes,
    camera: {},
    ...stagings[id],
    product: find(scenes[id].look),
  }))
  const early = listEarly()
  const isMain = ({ id }: Shot) => mainLooks.some((look) => look === id)
  const rest = products.filter((shot) => !isMain(shot))
  const others = [...rest.filter(({ id }) => early.has(id)), ...rest.filter(({ id }) => !early.has(id))]
  return [
    ...staged.filter(({ kind }) => kind === 'hero'),
    ...products.filter(isMain),
    ...staged.filter(({ kind }) => kind !== 'hero'),
    ...others.slice(0, usual),
    ...listMachineShots(find),
    ...angles,
    ...others.slice(usual),
  ]
}
