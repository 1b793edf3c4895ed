import 'server-only'
import { listCodes } from '@/lib/domain/catalogue-sheets'
import type { TextStyle } from '../kit/sheet'
import { mark } from '../kit/structure'
import { placeOf, type Book } from './book'
import { columnWidth, startIndex, writeColumns } from './columns'

const columns = 4
const height = 11
const style: TextStyle = { size: 7.8 }

/** Every part number with the page it stands on. */
export function writeCodeIndex(book: Book): void {
  const { sheet, texts, pageOfPart } = book
  startIndex(book, { title: texts.catalogue('indexes.codes'), lead: texts.catalogue('indexes.codesLead') })
  const width = columnWidth(columns)
  const blocks = listCodes(book.catalogue).map(({ id, code }) => ({
    height,
    draw: (x: number, y: number) => {
      const target = pageOfPart.get(id) ?? 1
      mark(sheet, 'P', () => {
        sheet.line(code, { x, y: y + 8 }, style)
        sheet.line(String(target), { x, y: y + 8, width, align: 'right' }, { ...style, weight: 'bold' })
      })
      sheet.doc.goTo(x, y, width, height, placeOf(target))
    },
  }))
  writeColumns(book, blocks, columns)
}
