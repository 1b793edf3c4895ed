import { test as base } from '@playwright/test'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { isLong } from '@/tests/support/long'
import { freePort } from '@/scripts/support/free-port'
import { startInstance } from '@/tests/support/instance'
import { knowConsent } from '@/tests/e2e/support/known-consent'
import { inTurn, languages } from '@/tests/e2e/support/words'

const running = process.env.E2E_BASE_URL
const widths = [390, 1280] as const

/** Every screen in every language. */
export const baselines = widths.flatMap((width) =>
  languages.map(({ locale, code }) => ({
    baseline: `${width}-${code}` as const,
    locale,
    viewport: { width, height: width === 390 ? 844 : 800 },
  })),
)

/** The screens and languages something is photographed on: one of them each time, all of them in `npm run test:long` and when pictures are renewed. */
export const baselinesFor = (name: string): typeof baselines => (isLong ? baselines : inTurn(name, baselines))

async function showsInternalPages(origin: string): Promise<boolean> {
  return fetch(`${origin}/test/design`, { headers: { cookie: 'i18n_redirected=en' } }).then(({ ok }) => ok)
}

/** Playwright's test with the address of a site that shows internal pages: the running one, or the same build started once more. */
export const test = base.extend<object, { internalOrigin: string }>({
  context: async ({ context }, provide) => {
    await knowConsent(context)
    await provide(context)
  },
  internalOrigin: [
    async ({}, provide) => {
      if (running !== undefined && (await showsInternalPages(running))) return provide(running)
      const database = running === undefined ? { DATABASE_URL: endToEndEnvironment.DATABASE_URL } : undefined
      const site = await startInstance(process.cwd(), await freePort(), { INTERNAL_PAGES: '1', ...database })
      await provide(site.origin)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
