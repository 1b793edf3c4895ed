import { heldWords } from '@/lib/i18n/held-words'
import { localizePath } from '@/lib/i18n/locales'
import { expect, knowLanguage, test } from './support/test'

/** A page with a table and lists, one with running text and large type, one with long headings, one with names of many vehicles, one of a vehicle. */
const pages = ['/worldDistributor', '/GTX', '/newsAndEvents', '/products/list2', '/dtg-sport/revo-prerunner']
const widths = [360, 390, 768, 1280]

test('Thai words of the trade stay whole on lines of every width', async ({ page }) => {
  await knowLanguage(page, 'th')
  for (const path of pages) {
    await page.goto(localizePath(path, 'th'))
    await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    let seen = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.locator('main').evaluate(
        (main, words) => {
          const parted: string[] = []
          let count = 0
          const pattern = new RegExp(words.join('|'), 'g')
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) {
            const node = walker.currentNode
            for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(pattern)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              // Letters of one line overlap in height, those of two do not.
              const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0)
              if (boxes.length > 0) count += 1
              if (boxes.some((box) => box.top >= (boxes[0]?.bottom ?? Infinity))) parted.push(word)
            }
          }
          return { count, parted }
        },
        [...heldWords],
      )
      expect(found.parted, `${path} at ${width} px`).toEqual([])
      seen += found.count
    }
    expect(seen, path).toBeGreaterThan(0)
  }
})
