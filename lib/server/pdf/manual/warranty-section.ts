import 'server-only'
import { list, paragraph, quiet, startSection } from '../kit/blocks'
import { column, ink } from '../kit/page-style'
import { qrPath } from '../kit/qr'
import { decorate, ensure, mark } from '../kit/structure'
import type { ManualParts } from './sections'

const side = 72

/** Terms in short, and the code that opens the registration. */
export function writeWarranty(
  { sheet, texts: { pdf: t }, common }: ManualParts,
  number: number,
  urls: { register: string; terms: string },
): void {
  startSection(sheet, number, t('manual.sections.warranty'), 200)
  paragraph(sheet, t('manual.warranty.lead'))
  list(sheet, common.warranty, 'points')
  ensure(sheet, side + 12)
  const top = sheet.y + 2
  const text = { x: column.left + side + 16, width: column.width - side - 16 }
  decorate(sheet, () => void sheet.doc.path(qrPath(urls.register, column.left, top, side)).fill(ink.black))
  mark(sheet, 'P', () => {
    const head = sheet.block(t('manual.warranty.scan'), { ...text, y: top + 6 }, { size: 10, weight: 'bold' })
    sheet.block(urls.register, { ...text, y: top + 6 + head }, quiet)
  })
  sheet.doc.link(column.left, top, side, side, urls.register)
  sheet.y = top + side + 10
  paragraph(sheet, t('manual.warranty.check', { url: urls.terms }), quiet)
}
