import { z } from 'zod'

export type PageKind = {
  name: string
  path: string
  /** JavaScript over the wire at a first visit, gzip; kB = 1000 bytes. */
  budgetKb: number
}

const reading = 155
const interactive = 175

/** Any product of the running site. */
export async function anyProduct(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/company/api/products/all`)
  const [first] = z.array(z.object({ id: z.string() })).parse(await answer.json())
  if (!first) throw new Error('The site has no product; seed its database first.')
  return first.id
}

/** One page of each kind, with the weight it may have. */
export async function pageKinds(origin: string): Promise<PageKind[]> {
  return [
    { name: 'home', path: '/', budgetKb: interactive },
    { name: 'families and finder', path: '/products', budgetKb: interactive },
    { name: 'list', path: '/products/list', budgetKb: interactive },
    { name: 'product', path: `/products/${await anyProduct(origin)}`, budgetKb: interactive },
    { name: 'compare', path: '/products/compare', budgetKb: interactive },
    { name: 'search', path: '/search?q=PCX', budgetKb: interactive },
    { name: 'section being prepared', path: '/warranty', budgetKb: reading },
  ]
}
