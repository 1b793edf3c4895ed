import { describe, expect, it } from 'vitest'
import { readFaces } from '@/scripts/fonts/faces'
import { isInRange } from '@/scripts/fonts/ranges'
import { drawFaces, rangeOf } from './draw-faces'
import { partOfPage } from './parts'
import { divide, listSlices, type Shown } from './slices'

const none = { 400: '', 600: '' }
const shown: Shown = {
  products: { 400: '製品長', 600: '製品' },
  guides: { 400: '製質', 600: '' },
  warranty: { 400: '保', 600: '保' },
  service: none,
  other: none,
}
const texts = [
  { file: 'messages/ja/warranty.json', characters: new Set('保証長') },
  { file: 'content/ja/manual/oil.json', characters: new Set('油') },
]
const sliceOf = divide(shown, texts)

describe('the division into slices', () => {
  it('puts what two parts show into the core, what one shows into its own, weight by weight', () => {
    expect(Array.from('製品質保').map((character) => sliceOf(character, '400'))).toEqual([
      'core',
      'products',
      'guides',
      'warranty',
    ])
    expect(sliceOf('製', '600')).toBe('products')
  })

  it('keeps what no page shows apart, by the texts that hold it', () => {
    expect(sliceOf('長', '600')).toBe('warranty-more')
    expect(sliceOf('証', '400')).toBe('warranty-more')
    expect(sliceOf('油', '400')).toBe('rest')
  })

  it('is the same whatever the order, and a new character changes one slice only', () => {
    const before = listSlices('製品質保証油', '400', sliceOf)
    expect(listSlices('油証保質品製', '400', sliceOf)).toEqual(before)
    const after = listSlices('製品質保証油新', '400', sliceOf)
    expect(
      after.filter((slice, i) => slice.characters.join('') !== before[i]?.characters.join('')).map(({ name }) => name),
    ).toEqual(['rest'])
  })

  it('knows the part of every page', () => {
    expect(
      [
        '/',
        '/products/list?family=fork',
        '/services/faq/air-leaks',
        '/services/warranty',
        '/services/main',
        '/career',
        '/contactUs',
      ].map(partOfPage),
    ).toEqual(['products', 'products', 'guides', 'warranty', 'service', 'careers', 'other'])
  })
})

describe('the style sheet of the slices', () => {
  it('claims exactly the characters, and is read back as it was written', () => {
    const range = rangeOf('んあぃい品')
    expect(range).toBe('U+3042-3044, U+3093, U+54C1')
    expect(isInRange(range, 'ぃ')).toBe(true)
    expect(isInRange(range, 'ぅ')).toBe(false)
    const faces = [
      { file: 'noto-sans-jp-400-core.woff2', weight: '400' as const, range },
      { file: 'noto-sans-jp-600-core.woff2', weight: '600' as const, range: 'U+54C1' },
    ]
    expect(readFaces(drawFaces(faces))).toEqual(faces)
  })
})
