import 'server-only'
import { page } from './page-style'
import type { Sheet } from './sheet'

type Element = ReturnType<Sheet['doc']['struct']>

/** Draws something as one element of the document's structure. */
export function mark(sheet: Sheet, type: 'H1' | 'H2' | 'P' | 'Figure' | 'LBody', draw: () => void, alt?: string): void {
  sheet.root.add(sheet.doc.struct(type, alt === undefined ? {} : { alt }, draw))
}

/** Draws lines, frames and repeated marks that a screen reader leaves out. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  draw()
  sheet.doc.endMarkedContent()
}

/** An element that holds others, such as a table; `fill` adds them. */
export function group(sheet: Sheet, parent: Element, type: string, fill: (element: Element) => void): void {
  const element = sheet.doc.struct(type)
  parent.add(element)
  fill(element)
  element.end()
}

/** Goes to a new page when less than `height` pt are left on this one. */
export function ensure(sheet: Sheet, height: number): void {
  if (sheet.y + height <= page.bottom) return
  sheet.doc.addPage()
  sheet.y = page.top
}

/** Closes the document and returns its bytes. */
export async function closeSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  sheet.root.end()
  sheet.doc.end()
  return sheet.closed
}
