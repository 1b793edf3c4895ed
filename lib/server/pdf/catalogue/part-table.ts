import 'server-only'
import type { CataloguePart } from '@/lib/contract/catalogue'
import { columnsOf, figureOf, unitOf, type CatalogueColumn } from '@/lib/domain/catalogue-columns'
import type { PartTable } from '@/lib/domain/catalogue-sheets'
import { fitPieces } from '@/lib/i18n/fit-line'
import { ink, page } from '../kit/page-style'
import type { TextPlace, TextStyle } from '../kit/sheet'
import { decorate, group, mark } from '../kit/structure'
import { pageNumber, turnPage, type Book } from './book'

type Cell = { place: TextPlace & { width: number }; lines: string[]; style: TextStyle }
type Element = Parameters<typeof group>[1]
type Layout = { columns: CatalogueColumn[]; letters: boolean; places: { x: number; width: number }[] }

const code: TextStyle = { size: 8.5, weight: 'bold', color: ink.black, leading: 1.45 }
const text: TextStyle = { size: 8 }
const figure: TextStyle = { size: 8.5, leading: 1.45 }
const head: TextStyle = { size: 7.5, weight: 'bold', color: ink.steel, leading: 1.4 }
const gap = 8
const widths = { code: 100, figure: 40, rate: 56, letters: 40, most: 60 } as const

/** As wide as its figures, or as its name where that is a little longer. */
function widthOf({ sheet, texts }: Book, { field, quantity }: CatalogueColumn): number {
  const named = sheet.measure(texts.spec(`short.${field}`), head) + gap + 1
  return Math.max(quantity === 'rate' ? widths.rate : widths.figure, Math.min(named, widths.most))
}
const mostModels = 4

/** Part number, what it fits, figures, letters: only figures share what is left of the width evenly. */
function layOut(book: Book, { parts }: PartTable): Layout {
  const columns = columnsOf(parts)
  const letters = parts.some(({ adjusters }) => adjusters.length > 0)
  const figures = columns.map((column) => widthOf(book, column))
  const right = figures.reduce((sum, width) => sum + width, letters ? widths.letters : 0)
  const all = [
    widths.code,
    page.right - page.left - widths.code - right,
    ...figures,
    ...(letters ? [widths.letters] : []),
  ]
  let x: number = page.left
  const places = all.map((own) => {
    const place = { x, width: own - gap }
    x += own
    return place
  })
  // The last column ends where the page's lines end.
  return {
    columns,
    letters,
    places: places.map((place, i) => (i === all.length - 1 ? { ...place, width: place.width + gap } : place)),
  }
}

function toCells({ sheet }: Book, layout: Layout, texts: readonly string[], styles: readonly TextStyle[]): Cell[] {
  return texts.map((value, i) => {
    const { x = page.left, width = 0 } = layout.places[i] ?? {}
    const style = styles[i] ?? figure
    const isFigure = i > 1 && i < 2 + layout.columns.length
    return {
      place: { x, y: 0, width, align: isFigure || i > 1 ? 'right' : 'left' },
      lines: sheet.wrap(value, width, style),
      style,
    }
  })
}

const heightOf = ({ sheet }: Book, cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * sheet.lineHeight(style))) + 5

function drawRow(book: Book, table: Element, cells: readonly Cell[], kind: 'TH' | 'TD'): void {
  const { sheet } = book
  const height = heightOf(book, cells)
  const top = sheet.y
  group(sheet, table, 'TR', (row) => {
    for (const { place, lines, style } of cells)
      row.add(sheet.doc.struct(kind, {}, () => void sheet.stack(lines, { ...place, y: top + 2.5 }, style)))
  })
  sheet.y = top + height
  decorate(sheet, () => {
    sheet.doc
      .moveTo(page.left, sheet.y)
      .lineTo(page.right, sheet.y)
      .lineWidth(kind === 'TH' ? 0.8 : 0.3)
      .stroke(kind === 'TH' ? ink.black : ink.line)
  })
}

/** What a part fits, a model never parted from its years. */
function linesOfFits({ sheet, models, words }: Book, part: CataloguePart, width: number): string {
  const lines: string[] = []
  for (const piece of fitPieces(part, models, { words, locale: sheet.lang, most: mostModels })) {
    const line = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length > 0 && sheet.measure(line.trimEnd(), text) <= width) lines[lines.length - 1] = line
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd()).join('\n')
}

function rowOf(book: Book, layout: Layout, part: CataloguePart): Cell[] {
  const values = [
    part.code,
    linesOfFits(book, part, layout.places[1]?.width ?? 0),
    ...layout.columns.map((column) => figureOf(part, column) || '–'),
    ...(layout.letters ? [part.adjusters.join('') || '–'] : []),
  ]
  return toCells(book, layout, values, [code, text])
}

function headOf(book: Book, layout: Layout): Cell[] {
  const { catalogue: t, spec } = book.texts
  const titles = [
    spec('fields.code'),
    t('reading.fits.title'),
    ...layout.columns.map((column) => `${spec(`short.${column.field}`)}\n${unitOf(column)}`),
    ...(layout.letters ? [t('reading.letters.title')] : []),
  ]
  return toCells(
    book,
    layout,
    titles,
    titles.map(() => head),
  )
}

/** Height of the heading, the head and the first rows of a table, which stay together, pt. */
export const tableStart = 110
/** The last rows of a table go to the next page together: one line alone on a page looks forgotten. */
const keptTogether = 3

/** Parts of one kind: its name over a table whose head is repeated on every page; a row never breaks. */
export function writePartTable(book: Book, table: PartTable, title: string | null): void {
  const { sheet } = book
  const layout = layOut(book, table)
  const titles = headOf(book, layout)
  if (sheet.y + tableStart > page.bottom) turnPage(book)
  if (title !== null) {
    const style: TextStyle = { size: 10.5, weight: 'bold', color: ink.black }
    mark(sheet, 'P', () => {
      sheet.y += sheet.block(title, { x: page.left, y: sheet.y, width: page.right - page.left }, style) + 2
    })
  }
  group(sheet, sheet.root, 'Table', (element) => {
    drawRow(book, element, titles, 'TH')
    const rows = table.parts.map((part) => ({ part, cells: rowOf(book, layout, part) }))
    const heights = rows.map(({ cells }) => heightOf(book, cells))
    rows.forEach(({ part, cells }, i) => {
      const isLast = i > 0 && rows.length - i === keptTogether
      const needed = isLast ? heights.slice(i).reduce((sum, height) => sum + height, 0) : (heights[i] ?? 0)
      if (sheet.y + needed > page.bottom) {
        turnPage(book)
        drawRow(book, element, titles, 'TH')
      }
      const top = sheet.y
      drawRow(book, element, cells, 'TD')
      sheet.doc.link(page.left, top, widths.code - gap, sheet.y - top, book.productUrl(part.id))
      book.pageOfPart.set(part.id, pageNumber(sheet))
    })
  })
  sheet.y += 14
}
