import { localizePath } from '@/lib/i18n/locales'
import { findLeftovers, compareToBaseline } from './support/album'
import { photographPage } from './support/photograph'
import { baselinesFor, expect, test } from './support/test'

const prefix = 'design-'

for (const { baseline, locale, viewport } of baselinesFor('design')) {
  test.describe(baseline, () => {
    test.use({ viewport })

    test(`every section of the design page looks as committed, ${baseline}`, async ({
      context,
      internalOrigin,
    }, info) => {
      test.setTimeout(120_000)
      const { page, whole } = await photographPage(context, internalOrigin + localizePath('/test/design', locale))
      const sections = await page.locator('main section[id]').evaluateAll((found) =>
        found.map((section) => {
          const { left, top, width, height } = section.getBoundingClientRect()
          return {
            id: section.id,
            part: {
              left: Math.round(left + window.scrollX),
              top: Math.round(top + window.scrollY),
              width: Math.round(width),
              height: Math.round(height),
            },
          }
        }),
      )
      expect(sections.length).toBeGreaterThan(10)
      const faults = await Promise.all(
        sections.map(({ id, part }) => compareToBaseline(info, baseline, prefix + id, { whole, part })),
      )
      const leftovers = await findLeftovers(
        info,
        baseline,
        (name) => name.startsWith(prefix),
        sections.map(({ id }) => prefix + id),
      )
      expect([...faults, ...leftovers].filter((fault) => fault !== null).join('\n')).toBe('')
    })
  })
}
