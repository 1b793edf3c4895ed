import type { ProductSummary } from '@/lib/contract/product'
import type { Construction } from '@/lib/contract/product-words'

/** Front and rear shocks made for each other, the plainest kit first. */
const pairs = [
  { id: 'daily', front: 'emulsion', rear: 'emulsion' },
  { id: 'touring', front: 'floating-piston', rear: 'hybrid' },
  { id: 'sport', front: 'piggyback', rear: 'piggyback' },
] as const satisfies readonly { id: string; front: Construction; rear: Construction }[]

type KitId = (typeof pairs)[number]['id']

type Part = Pick<ProductSummary, 'axle' | 'construction' | 'bodyFinish'>
export type Kit<P = ProductSummary> = { id: KitId; front: P; rear: P }

/** The kits that some parts make, a front and a rear of one colour where there are such; a kit of which an end is missing is none. */
export function kitsOf<P extends Part>(parts: readonly P[]): Kit<P>[] {
  const find = (axle: Part['axle'], construction: Construction) =>
    parts.filter((part) => part.axle === axle && part.construction === construction)
  return pairs.flatMap(({ id, ...ends }) => {
    const [fronts, rears] = [find('front', ends.front), find('rear', ends.rear)]
    const choices = fronts.flatMap((front) => rears.map((rear) => ({ id, front, rear })))
    return choices.find(({ front, rear }) => front.bodyFinish === rear.bodyFinish) ?? choices[0] ?? []
  })
}
