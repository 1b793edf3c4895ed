import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isLong } from '@/tests/support/long'

/** What repeats: of cards, rows and the like the first few are looked at. The whole of a page takes a third longer. */
const repeated = ['article:nth-of-type(n+4)', 'details:nth-of-type(n+4)', ':is(li, tr, dl > div):nth-child(n+5)']

/** What axe finds on the page as it is shown, one line each, with the element; no rule is left out. */
export async function findingsOf(page: Page, where = page.url()): Promise<string[]> {
  // Without a second page to gather in, which only frames of other sites need: twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (isLong ? axe : axe.exclude(repeated.join(','))).analyze()
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${where}: ${violation.id} at ${node.target.join(' ')} – ${violation.help} ${node.html.slice(0, 200)}`,
    ),
  )
}
