import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import type { Family, ProductKind } from '@/lib/contract/product-words'
import { type Expectation, type GoldenCase, goldenCases } from './golden.fixture'

/** Of any kind; only products and vehicles are expected here. */
export type GoldenHit = { kind: string; refId: string }
export type GoldenSearch = (query: string, lang: Lang) => Promise<readonly GoldenHit[]>

/** What is on sale, as far as the expectations speak of it. Vehicle ids begin with the id of their model. */
export type GoldenCatalogue = {
  products: readonly { id: string; code: string; kind: ProductKind; family: Family }[]
  fitments: readonly { productId: string; vehicleId: string; status: string }[]
}
export type GoldenReport = { lang: Lang; cases: number; passed: number; failures: string[] }

const top = 3

/** Asks every golden query and says, per language, how many had the expected hit among the first three, and which had not. */
export async function runGolden(
  search: GoldenSearch,
  catalogue: GoldenCatalogue,
  asked: readonly Lang[] = langs,
): Promise<GoldenReport[]> {
  const reports: GoldenReport[] = []
  for (const lang of asked) {
    const failures: string[] = []
    for (const golden of goldenCases[lang]) {
      const { query, isExpected } = readCase(golden, catalogue)
      const hits = (await search(query, lang)).slice(0, top)
      if (!hits.some(isExpected))
        failures.push(`${query} → ${hits.map(({ kind, refId }) => `${kind}:${refId}`).join(', ') || 'nothing'}`)
    }
    const cases = goldenCases[lang].length
    reports.push({ lang, cases, passed: cases - failures.length, failures })
  }
  return reports
}

function readCase(
  golden: GoldenCase,
  catalogue: GoldenCatalogue,
): { query: string; isExpected: (hit: GoldenHit) => boolean } {
  const product =
    'codeAt' in golden.expected
      ? catalogue.products[Math.floor(golden.expected.codeAt * catalogue.products.length)]
      : undefined
  const query = typeof golden.query === 'string' ? golden.query : golden.query(product?.code ?? '')
  if (product) return { query, isExpected: (hit) => hit.kind === 'product' && hit.refId === product.id }
  return { query, isExpected: (hit) => meets(hit, golden.expected, catalogue) }
}

function meets(hit: GoldenHit, expected: Expectation, catalogue: GoldenCatalogue): boolean {
  if ('codeAt' in expected) return false
  if ('model' in expected) return hit.kind === 'vehicle' && hit.refId.startsWith(expected.model)
  const product = hit.kind === 'product' ? catalogue.products.find(({ id }) => id === hit.refId) : undefined
  if (!product) return false
  const { fits } = expected
  return (
    (!expected.kinds || expected.kinds.includes(product.kind)) &&
    (!expected.families || expected.families.includes(product.family)) &&
    (fits === undefined ||
      catalogue.fitments.some(
        (fitment) =>
          fitment.productId === product.id && fitment.vehicleId.startsWith(fits) && fitment.status !== 'does-not-fit',
      ))
  )
}
