import { localizePath } from '@/lib/i18n/locales'
import { askProducts, oneOfKind } from '@/tests/e2e/support/catalogue'
import { findLeftovers, compareToBaseline } from './support/album'
import { photographPage } from './support/photograph'
import { baselines, baselinesFor, expect, test } from './support/test'

async function comparisonOf(origin: string): Promise<string> {
  const { items } = await askProducts(origin, { kind: 'unit-swing-shock', pageSize: '2' })
  return `/products/compare?ids=${items.map(({ id }) => id).join(',')}`
}

/** None of these shows anything that depends on the day. */
const kinds: readonly { name: string; path: string | ((origin: string) => Promise<string>) }[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products/list' },
  { name: 'product', path: async (origin) => `/products/${(await oneOfKind(origin, 'unit-swing-shock')).id}` },
  { name: 'compare', path: comparisonOf },
  { name: 'search', path: '/search?q=PCX' },
  { name: 'form', path: '/services/warranty/register' },
  { name: 'account', path: '/register' },
  { name: 'not-found', path: '/no-such-page' },
]

for (const { baseline, locale, viewport } of baselines) {
  test.describe(baseline, () => {
    test.use({ viewport })

    for (const { name, path } of kinds.filter((kind) =>
      baselinesFor(kind.name).some((one) => one.baseline === baseline),
    )) {
      test(`${name} looks as committed, ${baseline}`, async ({ context, baseURL }, info) => {
        test.setTimeout(90_000)
        const address = typeof path === 'string' ? path : await path(baseURL ?? '')
        const { whole } = await photographPage(context, localizePath(address, locale))
        expect((await compareToBaseline(info, baseline, name, { whole })) ?? '').toBe('')
      })
    }

    test(`no page's picture is left over, ${baseline}`, async ({}, info) => {
      const leftovers = await findLeftovers(
        info,
        baseline,
        (name) => !name.startsWith('design-'),
        kinds.map(({ name }) => name),
      )
      expect(leftovers.join('\n')).toBe('')
    })
  })
}
