import 'server-only'
import { column, ink, page } from './page-style'
import type { Sheet, TextStyle } from './sheet'
import { decorate, ensure, mark } from './structure'

const body: TextStyle = { size: 9.5 }
export const quiet: TextStyle = { size: 8.5, color: ink.steel }
const label: TextStyle = { size: 8.5, weight: 'bold' }

/** Starts a section: a rule across the page, its number and heading in the left column; text follows beside it. `need` pt stay together with it. */
export function startSection(sheet: Sheet, number: number, title: string, need = 90): void {
  const style: TextStyle = { size: 12.5, weight: 'bold', color: ink.black, leading: sheet.lang === 'en' ? 1.2 : 1.45 }
  const width = column.left - page.left - 20
  sheet.y += sheet.y > page.top ? 16 : 0
  ensure(sheet, Math.max(need, sheet.heightOf(title, width, style) + 40))
  const top = sheet.y
  decorate(sheet, () => void sheet.doc.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.8).stroke(ink.black))
  mark(sheet, 'H2', () => {
    sheet.line(String(number), { x: page.left, y: top + 21 }, { size: 8.5, weight: 'bold', color: ink.red })
    sheet.block(title, { x: page.left, y: top + 26, width }, style)
  })
  sheet.y = top + 12
}

/** Running text in the right column; lines flow over pages, none stands alone. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = body, after = 6): void {
  const lines = sheet.wrap(text, column.width, style)
  const height = sheet.lineHeight(style)
  mark(sheet, 'P', () => {
    lines.forEach((line, i) => {
      ensure(sheet, height * (i === 0 && lines.length > 1 ? 2 : 1))
      sheet.y += sheet.stack([line], { x: column.left, y: sheet.y }, style)
    })
  })
  sheet.y += after
}

/** A small heading inside a section. */
export function subheading(sheet: Sheet, text: string): void {
  sheet.y += 4
  ensure(sheet, 48)
  paragraph(sheet, text, { size: 9.5, weight: 'bold', color: ink.black }, 2)
}

function listItem(sheet: Sheet, text: string, sign: string, style: TextStyle): void {
  const indent = 20
  const height = sheet.heightOf(text, column.width - indent, style)
  ensure(sheet, height)
  mark(sheet, 'LBody', () => {
    sheet.block(sign, { x: column.left, y: sheet.y, width: indent }, { ...style, weight: 'bold', color: ink.red })
    sheet.block(text, { x: column.left + indent, y: sheet.y, width: column.width - indent }, style)
  })
  sheet.y += height + 3
}

/** Numbered steps, or points marked by a dash. A point never breaks over a page. */
export function list(sheet: Sheet, items: readonly string[], kind: 'steps' | 'points', style: TextStyle = body): void {
  items.forEach((item, i) => listItem(sheet, item, kind === 'steps' ? String(i + 1) : '–', style))
  sheet.y += 4
}

/** A framed warning; red for danger to life, ink for what is good to know. */
export function note(sheet: Sheet, title: string, text: string, tone: 'danger' | 'plain' = 'plain'): void {
  const width = column.width - 24
  const height = sheet.lineHeight(label) + sheet.heightOf(text, width, body) + 16
  ensure(sheet, height)
  const top = sheet.y
  const color = tone === 'danger' ? ink.red : ink.steel
  decorate(sheet, () => {
    sheet.doc.rect(column.left, top, column.width, height).fill(ink.paper)
    sheet.doc.rect(column.left, top, 2.5, height).fill(color)
  })
  mark(sheet, 'P', () => {
    sheet.block(
      title,
      { x: column.left + 14, y: top + 7, width },
      { ...label, color: tone === 'danger' ? ink.red : ink.black },
    )
    sheet.block(text, { x: column.left + 14, y: top + 7 + sheet.lineHeight(label), width }, body)
  })
  sheet.y = top + height + 9
}
