import 'server-only'
import { listModels, type ModelEntry } from '@/lib/domain/catalogue-sheets'
import { fitYears } from '@/lib/i18n/fit-line'
import { groupBy } from '@/lib/utils/group-by'
import { ink } from '../kit/page-style'
import type { TextStyle } from '../kit/sheet'
import { mark } from '../kit/structure'
import { placeOf, type Book } from './book'
import { columnWidth, startIndex, writeColumns, type Block } from './columns'
import { joinPages } from './join-pages'

const columns = 4
const width = columnWidth(columns)
const nameStyle: TextStyle = { size: 8, leading: 1.45 }
const pagesStyle: TextStyle = { size: 7.5, weight: 'bold', leading: 1.45 }
const brandStyle: TextStyle = { size: 10.5, weight: 'bold', color: ink.black, leading: 1.5 }
const indent = 10

type PlacedPages = { text: string; first: number; x: number; row: number; width: number }

/** Pages one after the other, in as many rows as the width of a column asks for. */
function placePages({ sheet, pageOfPart }: Book, parts: ModelEntry['parts']): PlacedPages[] {
  const space = sheet.measure('0', pagesStyle) * 1.4
  let [x, row] = [indent, 0]
  return joinPages(parts.flatMap(({ id }) => pageOfPart.get(id) ?? [])).map(({ text, first }) => {
    const own = sheet.measure(text, pagesStyle)
    if (x + own > width) [x, row] = [indent, row + 1]
    const placed = { text, first, x, row, width: own }
    x += own + space
    return placed
  })
}

/** A model with its years, and under it the pages of what fits it, each of which can be followed. */
function blockOf(book: Book, { model, parts }: ModelEntry): Block {
  const { sheet, words } = book
  const name = sheet.wrap(`${model.model} ${fitYears(model, words)}`, width, nameStyle)
  const nameHeight = name.length * sheet.lineHeight(nameStyle)
  const pages = placePages(book, parts)
  const step = sheet.lineHeight(pagesStyle)
  return {
    height: nameHeight + step * ((pages.at(-1)?.row ?? 0) + 1) + 3,
    draw: (x, y) => {
      mark(sheet, 'P', () => {
        sheet.stack(name, { x, y }, nameStyle)
        for (const one of pages)
          sheet.line(one.text, { x: x + one.x, y: y + nameHeight + step * (one.row + 0.72) }, pagesStyle)
      })
      for (const one of pages)
        sheet.doc.goTo(x + one.x, y + nameHeight + step * one.row, one.width, step, placeOf(one.first))
    },
  }
}

/** The name of a brand over its first model: the two never part. */
function brandBlock({ sheet }: Book, brand: string, first: Block): Block {
  const lines = sheet.wrap(brand, width, brandStyle)
  const above = 7
  const height = above + lines.length * sheet.lineHeight(brandStyle)
  return {
    height: height + first.height,
    draw: (x, y) => {
      mark(sheet, 'P', () => void sheet.stack(lines, { x, y: y + above }, brandStyle))
      first.draw(x, y + height)
    },
  }
}

/** Every model by brand with the pages of what fits it. */
export function writeModelIndex(book: Book): void {
  const { texts, catalogue } = book
  if (catalogue.models.length === 0) return
  startIndex(book, { title: texts.catalogue('indexes.models'), lead: texts.catalogue('paper.modelsLead') })
  const brands = groupBy(listModels(catalogue), ({ model }) => model.brandId)
  const blocks = [...brands.values()].flatMap((models) => {
    const [first, ...rest] = models.map((entry) => blockOf(book, entry))
    return first ? [brandBlock(book, models[0]?.model.brand ?? '', first), ...rest] : []
  })
  writeColumns(book, blocks, columns)
}
