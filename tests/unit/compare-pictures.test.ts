import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isLong } from '@/tests/support/long'
import { comparePictures, type Pixels } from '@/tests/visual/support/compare'
import { drawDifference, encodeSmall, pixelsOf, scale } from '@/tests/visual/support/small-picture'

const width = 390
const height = 6000

type Shift = { x?: number; y?: number }

const card = ({ x = 0, y = 0 }: Shift = {}) =>
  `<g transform="translate(${x} ${y})"><rect x="24" y="900" width="150" height="44" fill="#c8102e"/><rect x="40" y="918" width="110" height="8" fill="#fff"/></g>`
const lines = (y = 0) =>
  Array.from(
    { length: 90 },
    (_, i) =>
      `<text x="24" y="${1100 + i * 24 + y}" font-size="16">Twin-tube damper, ${330 + i} mm, preload in seven steps</text>`,
  ).join('')

/** A page of the usual length with a dark stage, a button and many lines of text, as it is committed. */
async function page({
  block = card(),
  text = lines(),
  whole = {},
  grow = 0,
  noise = 0,
  stage = '#101214',
}: {
  block?: string
  text?: string
  whole?: Shift
  grow?: number
  noise?: number
  stage?: string
} = {}): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + grow}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(${whole.x ?? 0} ${(whole.y ?? 0) + grow})"><rect width="390" height="600" fill="${stage}"/>${block}${text}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const noisy =
    noise === 0
      ? data
      : Buffer.from(data.map((value, i) => Math.min(255, Math.max(0, value + (((i * 7919) % 13) - 6) * noise))))
  return pixelsOf(sharp(await encodeSmall({ width: info.width, height: info.height, data: noisy })))
}

const committed = page()
const faultOf = async (after: Parameters<typeof page>[0]) => comparePictures(await committed, await page(after)).fault

// It changes with tests/visual only.
describe.runIf(isLong)('comparison of photographs of pages', () => {
  it.each([
    ['the same page', {}],
    ['noise', { noise: 3 }],
    ['a page shifted by a pixel to the right', { whole: { x: 1 } }],
    ['a page shifted by a pixel downwards', { whole: { y: 1 } }],
    ['a block shifted by a pixel', { block: card({ x: 1, y: 1 }) }],
    ['a changed number', { text: lines().replace('350 mm', '351 mm') }],
  ])('takes %s', async (_, after) => {
    expect(await faultOf(after)).toBeNull()
  })

  it.each([
    ['a button moved by half its height, on a long page', { block: card({ y: 24 }) }, /window/],
    ['a button moved sideways', { block: card({ x: 40 }) }, /window/],
    ['a missing button', { block: '' }, /window/],
    ['text moved by half a line', { text: lines(12) }, /window|picture/],
    ['a stage of another colour', { stage: '#c8102e' }, /window/],
    ['a page that grew', { grow: 80 }, /^height 1500 became 1520$/],
    ['a page pushed down within what its height may change', { grow: 40 }, /window/],
  ])('finds %s', async (_, after, words) => {
    expect(await faultOf(after)).toMatch(words)
  })

  it('finds another width', async () => {
    const before = await committed
    expect(comparePictures(before, { ...before, width: 97 }).fault).toBe('width 98 became 97')
  })

  it('finds two colours of one brightness apart', () => {
    const plain = (colour: readonly number[]): Pixels => ({
      width: 40,
      height: 40,
      data: Uint8Array.from({ length: 40 * 40 * 3 }, (_, i) => colour[i % 3] ?? 0),
    })
    expect(comparePictures(plain([200, 16, 46]), plain([20, 100, 46])).fault).toMatch(/window/)
  })

  it('marks what differs, and only that', async () => {
    const { mask } = comparePictures(await committed, await page({ block: card({ y: 100 }) }))
    const rows = [...mask.entries()]
      .filter(([, value]) => value === 1)
      .map(([i]) => Math.floor(i / Math.round(width * scale)) / scale)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(890)
    expect(Math.max(...rows)).toBeLessThanOrEqual(1050)
    expect(rows.length).toBeGreaterThan(300)
  })

  it('draws before, after and what differs side by side', async () => {
    const [before, after] = await Promise.all([committed, page({ block: '' })])
    const drawn = await pixelsOf(sharp(await drawDifference(before, after, comparePictures(before, after).mask)))
    expect([drawn.width, drawn.height]).toEqual([98 * 3 + 16, 1500])
    const middle = (Math.round(922 * scale) * drawn.width + 212 + 12) * 3
    expect([...drawn.data.subarray(middle, middle + 3)]).toEqual([230, 0, 0])
  })

  it('keeps a part of a photograph at a quarter of its size', async () => {
    const photograph = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: 100, height: 40, channels: 3, background: '#000' } }, left: 200, top: 600 },
      ])
      .png()
      .toBuffer()
    const part = await pixelsOf(
      sharp(await encodeSmall(await pixelsOf(sharp(photograph)), { left: 200, top: 600, width: 100, height: 40 })),
    )
    expect([part.width, part.height]).toEqual([25, 10])
    expect(Math.max(...part.data)).toBeLessThan(8)
  })
})
