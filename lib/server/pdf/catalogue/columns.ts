import 'server-only'
import { ink, page } from '../kit/page-style'
import { mark } from '../kit/structure'
import { enter, turnPage, type Book } from './book'

const gap = 18

/** Something that never breaks, `height` pt tall. */
export type Block = { height: number; draw: (x: number, y: number) => void }

/** Width of one of `count` columns, pt. */
export const columnWidth = (count: number): number => (page.right - page.left - gap * (count - 1)) / count

/** Where a page's columns end: at its foot, or, when little is left, where they end together. */
function footOf(blocks: readonly Block[], top: number, count: number): number {
  const left = blocks.reduce((sum, { height }) => sum + height, 0)
  const tallest = Math.max(...blocks.map(({ height }) => height))
  return Math.min(page.bottom, top + left / count + tallest)
}

/** Blocks in columns that fill one after the other, over as many pages as it takes. */
export function writeColumns(book: Book, blocks: readonly Block[], count: number): void {
  const width = columnWidth(count)
  let top = book.sheet.y
  let foot = footOf(blocks, top, count)
  let [column, y, lowest] = [0, top, top]
  blocks.forEach(({ height, draw }, i) => {
    if (y + height > foot) {
      column += 1
      if (column === count) {
        turnPage(book)
        column = 0
        top = page.top
        lowest = top
        foot = footOf(blocks.slice(i), top, count)
      }
      y = top
    }
    draw(page.left + column * (width + gap), y)
    y += height
    lowest = Math.max(lowest, y)
  })
  book.sheet.y = lowest
}

/** How much of a page, pt, an index needs below what stands on it: its head and columns worth the name. */
const leastRoom = 340
const gapAbove = 34

/** Starts an index, on a new page unless the last one is half empty: its name and what it is good for. */
export function startIndex(book: Book, { title, lead }: { title: string; lead: string }): void {
  const { sheet } = book
  if (sheet.y + leastRoom > page.bottom) turnPage(book)
  else sheet.y += gapAbove
  enter(book, title, 0)
  const width = page.right - page.left
  const leading = sheet.lang === 'en' ? 1.15 : 1.4
  const style = { size: 24, weight: 'bold', color: ink.black, leading } as const
  mark(sheet, 'H2', () => {
    sheet.y += sheet.block(title, { x: page.left, y: sheet.y, width }, style)
  })
  mark(sheet, 'P', () => {
    sheet.y += 4 + sheet.block(lead, { x: page.left, y: sheet.y + 4, width }, { size: 9.5, color: ink.steel })
  })
  sheet.y += 14
}
