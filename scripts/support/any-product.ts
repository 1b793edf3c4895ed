import { z } from 'zod'

/** Any product of the running site. */
export async function anyProduct(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/company/api/products/all`)
  const [first] = z.array(z.object({ id: z.string() })).parse(await answer.json())
  if (!first) throw new Error('The site has no product; seed its database first.')
  return first.id
}
