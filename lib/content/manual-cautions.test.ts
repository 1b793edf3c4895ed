import '@/tests/support/environment'
import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import type { ProductKind } from '@/lib/contract/product-words'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { cautionsOfKind, disposalOf, disposalPoints, safetyPoints, type Cautions } from './manual-cautions'
import { readManualWords } from './manual-words'

const spec = (kind: ProductKind, gasBar: number | null) => {
  const drawn = makeDrawn(kind)
  return { ...drawn, spec: { ...drawn.spec, gasBar } }
}

describe('cautions of a kind of part', () => {
  it('speak of gas in a damper only where its figures do', () => {
    expect(disposalOf(spec('mono-shock', 10))).toEqual(['damper', 'gas', 'oil', 'metal', 'packing'])
    expect(disposalOf(spec('mono-shock', null))).toEqual(['damper', 'oil', 'metal', 'packing'])
  })

  it.each(['fork-oil', 'seal-kit', 'bushing', 'spare-spring', 'air-controller', 'lowering-spring'] as const)(
    'ask nobody to return a %s unopened',
    (kind) => {
      expect(disposalOf(spec(kind, null)).filter((point) => point === 'damper' || point === 'gas')).toEqual([])
      expect(cautionsOfKind[kind].safety).not.toContain('leak')
    },
  )

  it('have a use for every sentence', () => {
    const rows: Cautions[] = Object.values(cautionsOfKind)
    const used = new Set<string>(rows.flatMap(({ safety, disposal }) => [...safety, ...disposal]))
    expect([...safetyPoints, ...disposalPoints].filter((point) => point !== 'gas' && !used.has(point))).toEqual([])
  })

  it.each(langs)('have their sentences in %s', async (lang) => {
    const { common } = await readManualWords(lang, 'oil')
    expect(Object.keys(common.safety)).toEqual([...safetyPoints])
    expect(Object.keys(common.disposal)).toEqual([...disposalPoints])
  })
})
