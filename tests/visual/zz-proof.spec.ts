import { knowLanguage } from '@/tests/e2e/support/test'
import { holdToAlbum } from './support/album'
import { photographPage } from './support/photograph'
import { test } from './support/test'
const cases = [['home', '/', 'h1 { position: relative; top: 24px }'], ['home', '/', 'main section:nth-of-type(2) { padding-top: 48px }'], ['list', '/products/list', 'article img { translate: 24px 0 }'], ['list', '/products/list', 'main li:nth-child(5) article h3, main li:nth-child(5) article h2 { translate: 0 12px }'],
 ['search', '/search?q=PCX', 'header svg { translate: -20px }'], ['prepared', '/warranty', 'h1 { letter-spacing: 2px }'], ['not-found', '/no-such-page', 'main a { translate: 0 16px }'], ['compare', '/products/compare?ids=', ''], ['home', '/', 'body { translate: 1px 0 }'], ['list', '/products/list', 'main { padding-top: 1px }'], ['list', '/products/list', 'article { border-color: red !important }'], ['home', '/', 'footer { padding-left: 16px }'], ['home', '/', '']] as const
test('proof', async ({ page, context }, info) => {
  test.setTimeout(200_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await knowLanguage(page, 'en')
  for (const [name, path, css] of cases) {
    const p = await context.newPage()
    await p.setViewportSize({ width: 390, height: 844 })
    await p.addInitScript((text) => document.addEventListener('DOMContentLoaded', () => { const s = document.createElement('style'); s.textContent = text; document.head.append(s) }), css)
    const whole = await photographPage(p, path)
    console.log('PROOF', name, css, '=>', (await holdToAlbum(info, '390-en', name, { whole }))?.split('\n')[0] ?? 'alike')
    await p.close()
  }
})
