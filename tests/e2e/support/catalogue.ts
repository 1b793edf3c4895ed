import { z } from 'zod'
import { productIndexSchema, productInfoSchema, type ProductInfo } from '@/lib/contract/product'
import { productListSchema, type ProductList } from '@/lib/contract/product-list'
import { endpoints } from '@/lib/contract/endpoints'

async function ask<T extends z.ZodType>(
  origin: string,
  path: string,
  query: Record<string, string>,
  schema: T,
): Promise<z.output<T>> {
  const answer = await fetch(`${origin}/api/company/${path}?${new URLSearchParams(query).toString()}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return schema.parse(await answer.json())
}

/** A selection of the running site's products. */
export function askProducts(origin: string, query: Record<string, string>): Promise<ProductList> {
  return ask(origin, endpoints.getProducts.path, query, productListSchema)
}

export function askProduct(origin: string, id: string, lang = 'en'): Promise<ProductInfo> {
  return ask(origin, endpoints.getProductInfo.path, { id, lang }, productInfoSchema)
}

export async function allProductIds(origin: string): Promise<string[]> {
  return (await ask(origin, endpoints.getProductAll.path, {}, productIndexSchema)).map(({ id }) => id)
}

/** The first product of a kind. */
export async function oneOfKind(origin: string, kind: string): Promise<{ id: string; code: string; name: string }> {
  const [first] = (await askProducts(origin, { kind, pageSize: '1' })).items
  if (!first) throw new Error(`No product of the kind ${kind}`)
  return first
}

/** Names of all brands and models in one language: they may be written in Latin letters anywhere. */
export async function vehicleNames(origin: string, lang: string): Promise<string[]> {
  const named = z.array(z.object({ id: z.string(), name: z.string() }))
  const brands = await ask(origin, endpoints.getBrands.path, { lang }, named)
  const models = await Promise.all(
    brands.map((brand) => ask(origin, endpoints.getModels.path, { lang, brand: brand.id }, named)),
  )
  return [...brands, ...models.flat()].map(({ name }) => name)
}

/** Addresses of all dealers and workshops in one language: in Latin letters for Japanese. */
export async function placeAddresses(origin: string, lang: string): Promise<string[]> {
  const dealers = await ask(
    origin,
    endpoints.getServiceCenter.path,
    { lang, limit: '200' },
    z.array(z.object({ address: z.string() })),
  )
  return dealers.map(({ address }) => address)
}

/** A vehicle that every test may count on, in the three languages. */
export const pcx = {
  id: 'honda-pcx160-2021',
  year: 2021,
  query: 'vehicle=honda-pcx160-2021&year=2021',
  names: { en: 'Honda PCX160 KF47', th: 'ฮอนด้า PCX160 KF47', ja: 'ホンダ PCX160 KF47' },
  /** As a heading calls it: with the year that was chosen. */
  dated: { en: 'Honda PCX160 2021', th: 'ฮอนด้า PCX160 ปี 2021', ja: 'ホンダ PCX160（2021年）' },
} as const
