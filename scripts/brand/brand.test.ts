import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { webManifest } from '@/lib/seo/web-manifest'
import { pathPoints } from '@/lib/drawings/geometry'
import { symbolBox, symbolPaths } from '@/lib/drawings/wordmark'
import { pageIcons } from '@/lib/seo/app-icons'
import { splashScreens } from '@/lib/seo/splash-screens'
import { drawFavicon, symbolShare } from './draw'

const mend = 'run `npm run draw-brand`'

async function measure(file: string): Promise<string> {
  const { width, height, format } = await sharp(`public${file}`).metadata()
  return `${width}x${height} ${format}`
}

describe('icons', () => {
  const pictures = (webManifest('en', '').icons ?? []).filter(({ type }) => type === 'image/png')

  it('of the manifest come in seven sizes, plain and maskable', () => {
    const sizes = [64, 120, 144, 152, 192, 384, 512].map((size) => `${size}x${size}`)
    for (const purpose of ['any', 'maskable'])
      expect(pictures.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)).toEqual(sizes)
  })

  it.each([
    ...pictures.map(({ src, sizes }) => ({ src, sizes: sizes ?? '' })),
    ...pageIcons.apple.map(({ url, sizes }) => ({ src: url, sizes })),
  ])('$src has the stated size', async ({ src, sizes }) => {
    expect(await measure(src), mend).toBe(`${sizes} png`)
  })

  it('keep a maskable symbol inside the safe circle', () => {
    const unit = symbolShare.maskable / symbolBox.width
    const reach = pathPoints(symbolPaths.letter + symbolPaths.turn).map(
      ([x, y]) => Math.hypot(x - symbolBox.width / 2, y - symbolBox.height / 2) * unit,
    )
    expect(Math.max(...reach)).toBeLessThan(0.4)
  })

  it('of the tab are what the script draws', async () => {
    expect(readFileSync('public/favicon.svg', 'utf8'), mend).toBe(drawFavicon())
    const ico = readFileSync('public/favicon.ico')
    expect([...ico.subarray(0, 8)], mend).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const { width, height, format } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
    expect([width, height, format, ico.readUInt32LE(14)]).toEqual([32, 32, 'png', ico.length - 22])
  })

  it('are opaque where the system cuts the corners itself', async () => {
    for (const file of ['apple-touch-icon.png', 'maskable-512.png'])
      expect((await sharp(`public/icons/${file}`).stats()).isOpaque, file).toBe(true)
  })
})

describe('opening pictures', () => {
  it.each(splashScreens)('$file has the stated size', async ({ file, width, height }) => {
    expect(await measure(file), mend).toBe(`${width}x${height} png`)
  })

  it('are all named, each by one screen', () => {
    const files = readdirSync('public/splash').map((file) => `/splash/${file}`)
    expect(new Set(splashScreens.map(({ file }) => file)), mend).toEqual(new Set(files))
    const media = splashScreens.map((image) => image.media)
    expect(new Set(media).size).toBe(media.length)
  })

  it('weigh at most 1.5 MB together', () => {
    const bytes = readdirSync('public/splash').reduce((sum, file) => sum + statSync(`public/splash/${file}`).size, 0)
    expect(bytes).toBeLessThanOrEqual(1_500_000)
  })
})
