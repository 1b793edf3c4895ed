import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { knowConsent } from './known-consent'

export type Complaints = { policy: string[]; errors: string[] }

/** Collects what a page's content security policy refused and what its scripts threw, over all navigations of that page. */
export async function collectComplaints(page: Page): Promise<Complaints> {
  const complaints: Complaints = { policy: [], errors: [] }
  await page.exposeBinding('reportPolicyViolation', (_source, text: string) => complaints.policy.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportPolicyViolation } = window as unknown as { reportPolicyViolation: (text: string) => void }
      reportPolicyViolation(
        `${event.violatedDirective} refused ${event.blockedURI} ${event.sample} (${event.documentURI})`,
      )
    })
  })
  page.on('pageerror', (error) => complaints.errors.push(error.message))
  return complaints
}

/** Playwright waits for the load event, which may be before the scripts of a stored page. */
export function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await waitForStart(page)
    if (options?.waitUntil === 'networkidle') await waitForQuiet(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await waitForStart(page)
    return response
  }
  return page
}

/** Another visitor, with a browser of their own. */
export async function anotherVisitor(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await knowConsent(context)
  return context
}

type Fixtures = {
  /** Whether visitors are new to the question what they allow. Default: they have refused everything optional. */
  asksConsent: boolean
  /** Stop expecting silence: a test that provokes violations or errors calls this once. */
  allowComplaints: () => void
  complaints: Complaints
}

/** Playwright's test, which also fails when the policy refuses something or a script throws. */
export const test = base.extend<Fixtures & { guard: undefined; allowed: { value: boolean } }>({
  asksConsent: [false, { option: true }],
  context: async ({ context, asksConsent }, provide) => {
    if (!asksConsent) await knowConsent(context)
    await provide(context)
  },
  page: async ({ page, javaScriptEnabled }, provide) => provide(javaScriptEnabled ? waitForScripts(page) : page),
  // Playwright reads the names of fixtures from the first pattern, so it stands there even when empty.
  allowed: async ({}, provide) => provide({ value: false }),
  allowComplaints: async ({ allowed }, provide) =>
    provide(() => {
      allowed.value = true
    }),
  complaints: async ({ page }, provide) => provide(await collectComplaints(page)),
  guard: [
    async ({ complaints, allowed }, provide) => {
      await provide(undefined)
      if (!allowed.value)
        expect(complaints, 'refused by the content security policy, or thrown by a script').toEqual({
          policy: [],
          errors: [],
        })
    },
    { auto: true },
  ],
})

/** The cookie of a visitor who chose a language before, so that no first-visit redirect happens. */
export async function knowLanguage(page: Page, code: 'en' | 'th' | 'jp'): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'i18n_redirected', value: code, domain: 'localhost', path: '/', sameSite: 'Lax' }])
}

export { expect } from '@playwright/test'
