import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, '../../.next/static/css')

/** Preludes of the rules of a minified style sheet. */
const listSelectors = (css: string) => Array.from(css.matchAll(/[^{};]+(?=\{)/g), ([prelude]) => prelude.trim())

/** A list of selectors without brackets: what only leaves something out goes, what takes together is taken apart. */
function takeApart(list: string): string[] {
  let text = list.replaceAll(/\[[^\]]*\]/g, '[]')
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replaceAll(/:(?:not|has|nth-[a-z-]+)\([^()]*\)/g, '')
      .replaceAll(/:(?:is|where)\(([^()]*)\)/g, (_, inside: string) => inside)
  }
  return text.split(',')
}

/** Whether the last part of one is for any element: `.a:has(.b) > :not(:first-child)`. */
const isForAnything = (list: string) =>
  takeApart(list).some((selector) => !/^[a-z.#[]/i.test(selector.split(/[\s>+~]+/).at(-1) ?? ''))

describe('selectors', () => {
  it.each([
    ['.lines tr:has(>:nth-child(6 of :not(.a)))>:not(:first-child)', true],
    ['.print\\:hidden:is(:where(.group\\/setup):has([data-card]) *)', true],
    ['.lines tr:has(>:nth-child(6 of :not(.a)))>:is(td,th:not(:first-child))', false],
    ['.card:has([data-verdict]) .made-for', false],
    ['.chip:has(:checked)', false],
  ])('%s', (selector, expected) => {
    expect(isForAnything(selector)).toBe(expected)
  })

  // With one of them in the styles, an element that comes or goes anywhere makes the browser style the whole page anew.
  it('none depends on what something has and is for any element', () => {
    const styles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    const selectors = styles.flatMap(listSelectors).filter((selector) => selector.includes(':has('))
    expect(selectors.length).toBeGreaterThan(20)
    expect(selectors.filter(isForAnything)).toEqual([])
  })
})
