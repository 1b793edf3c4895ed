import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { localeList } from '@/lib/i18n/locales'
import { pageIcons } from './app-icons'
import { splashScreens } from './splash-screens'
import { webManifest } from './web-manifest'

const mend = 'run `npm --prefix studio run draw-brand`'

async function measure(file: string): Promise<string> {
  const { width, height, format } = await sharp(`public${file}`).metadata()
  return `${width}x${height} ${format}`
}

const words = {
  description: '',
  shortcuts: { finder: '', search: '', register: '', appointment: '' },
  screenshots: { home: '', product: '', list: '' },
}

describe('icons', () => {
  const pictures = (webManifest('en', words).icons ?? []).filter(({ type }) => type === 'image/png')

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

  it('are opaque where the system cuts the corners itself', async () => {
    for (const file of ['apple-touch-icon.png', 'maskable-512.png'])
      expect((await sharp(`public/icons/${file}`).stats()).isOpaque, file).toBe(true)
  })
})

describe('pictures of the site for those who install it', () => {
  const pictures = localeList.flatMap((locale) => webManifest(locale, words).screenshots ?? [])

  it.each(pictures)('$src has the stated size', async ({ src, sizes }) => {
    expect(await measure(src), 'run `npm run app-screens` with a running site').toBe(`${sizes ?? ''} webp`)
  })

  it('are all named, and weigh at most 1 MB together', () => {
    const files = readdirSync('public/screens').map((file) => `/screens/${file}`)
    expect(new Set(pictures.map(({ src }) => src))).toEqual(new Set(files))
    expect(files.reduce((sum, file) => sum + statSync(`public${file}`).size, 0)).toBeLessThanOrEqual(1_000_000)
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
