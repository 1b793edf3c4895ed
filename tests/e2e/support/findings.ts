import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is shown, one line each, with the element; no rule is left out. */
export async function findingsOf(page: Page, where = page.url()): Promise<string[]> {
  // Without a second page to gather in, which only frames of other sites need: twice as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${where}: ${violation.id} at ${node.target.join(' ')} – ${violation.help} ${node.html.slice(0, 200)}`,
    ),
  )
}
