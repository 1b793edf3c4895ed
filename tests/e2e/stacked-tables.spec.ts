import { localizePath } from '@/lib/i18n/locales'
import { expect, knowLanguage, test } from './support/test'
import { inTurn, languages } from './support/words'

const pages = ['/services/autoService', '/services/motoService', '/services/abe', '/warranty']

for (const { locale, code } of inTurn('every cell of a table stands beside the name of its column', languages)) {
  test(`on a phone every cell of a table stands beside the name of its column, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    await knowLanguage(page, code)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of pages) {
      await page.goto(localizePath(path, locale))
      const seen = await page.locator('main table.stacked').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const names = Array.from(table.querySelectorAll('thead th'), (th) => th.textContent)
          return Array.from(table.querySelectorAll('tbody tr'), (row) =>
            Array.from(row.querySelectorAll('td'), (cell, i) => {
              const drawn = getComputedStyle(cell, '::before')
              const [start, end] = [cell.getBoundingClientRect(), cell.firstElementChild?.getBoundingClientRect()]
              return {
                name: names[i + 1],
                shown: JSON.parse(drawn.content.split(' / ')[0] ?? '""') as string,
                // What the name has to itself, left of what the cell holds.
                room: (end?.left ?? 0) - start.left,
                display: drawn.display,
              }
            }),
          ).flat()
        }),
      )
      expect(seen.length, path).toBeGreaterThan(0)
      for (const { name, shown, room, display } of seen) {
        expect([shown, display], path).toEqual([name, 'block'])
        expect(room, path).toBeGreaterThan(90)
      }
    }
  })
}
