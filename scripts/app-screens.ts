import { mkdir } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { localeList, localizePath, locales, type Locale } from '@/lib/i18n/locales'
import { appScreenFile, appScreens, type AppScreen } from '@/lib/seo/app-screens'
import { findOrInstallChromium } from './find-chromium'
import { anyProduct } from './support/any-product'
import { waitForStart } from './support/page-start'

const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const found = await findOrInstallChromium()
if (!found) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const paths = { home: '/', product: `/products/${await anyProduct(origin)}`, list: '/products/list' } as const

async function take(browser: Browser, screen: AppScreen, locale: Locale): Promise<void> {
  const { code } = locales[locale]
  const isPhone = screen.form === 'narrow'
  const scale = isPhone ? 2 : 1
  const context = await browser.newContext({
    viewport: { width: screen.width / scale, height: screen.height / scale },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'i18n_redirected', value: code, url: origin }])
  const page = await context.newPage()
  await page.goto(origin + localizePath(paths[screen.name], locale), { waitUntil: 'load' })
  await waitForStart(page)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toFile(`public${appScreenFile(screen, code)}`)
  await context.close()
}

await mkdir('public/screens', { recursive: true })
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
for (const screen of appScreens) for (const locale of localeList) await take(browser, screen, locale)
await browser.close()
