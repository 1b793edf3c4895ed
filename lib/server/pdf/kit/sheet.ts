import 'server-only'
import PDFDocument from 'pdfkit'
import type { Lang } from '@/lib/contract/common'
import { loadFonts, scripts, type Weight } from './fonts'
import { breakEvenly } from './line-break'
import { leading, page, scale } from './page-style'
import { splitRuns } from './runs'

export type TextStyle = { size: number; weight?: Weight; color?: string; leading?: number }
export type TextPlace = { x: number; y: number; width?: number; align?: 'left' | 'right' | 'center' }

export type SheetFacts = { lang: Lang; title: string; subject: string; layout?: 'flow' | 'single' }

/**
 * A document being written. `y` is where the next block goes, pt from the top of the page; blocks move it. Everything is drawn inside a
 * structure element (`mark`), so that a screen reader reads the document in order.
 */
export type Sheet = Awaited<ReturnType<typeof openSheet>>

/** Opens an A4 document with the fonts of all three scripts; only the characters used end up in the file. */
export async function openSheet({ lang, title, subject }: SheetFacts) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang,
    pdfVersion: '1.7',
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: 'YSS Suspension (Thailand)',
      Creator: 'YSS Suspension (Thailand)',
      Producer: 'PDFKit',
    },
  })
  const chunks: Buffer[] = []
  const closed = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  for (const [name, bytes] of (await Promise.all(scripts.map(loadFonts))).flat()) doc.registerFont(name, bytes)

  const sizeOf = (style: TextStyle) => style.size * scale[lang]
  const lineHeight = (style: TextStyle) => style.size * (style.leading ?? leading[lang])
  const measure = (text: string, style: TextStyle) =>
    splitRuns(text).reduce(
      (sum, run) =>
        sum +
        doc
          .font(`${run.script}-${style.weight ?? 'regular'}`)
          .fontSize(sizeOf(style))
          .widthOfString(run.text),
      0,
    )

  /** One line; `y` is its baseline. */
  const line = (text: string, { x, y, width = 0, align = 'left' }: TextPlace, style: TextStyle) => {
    let at = x + (align === 'left' ? 0 : (width - measure(text, style)) * (align === 'right' ? 1 : 0.5))
    const runs = splitRuns(text)
    // Thai letters share and swap glyphs: without the letters beside them, search and screen readers would miss some.
    const isSpelt = runs.some(({ script }) => script === 'thai')
    if (isSpelt) doc.markContent('Span', { actual: text })
    doc.fillColor(style.color ?? '#16181c')
    for (const run of runs) {
      doc.font(`${run.script}-${style.weight ?? 'regular'}`).fontSize(sizeOf(style))
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(run.text)
    }
    if (isSpelt) doc.endMarkedContent()
  }
  const wrap = (text: string, width: number, style: TextStyle) =>
    breakEvenly(text, width, (part) => measure(part, style), sizeOf(style) * 4)
  const heightOf = (text: string, width: number, style: TextStyle) =>
    wrap(text, width, style).length * lineHeight(style)
  /** Lines as they are; `y` is the top of the first. Returns the height, pt. */
  const stack = (lines: readonly string[], place: TextPlace, style: TextStyle) => {
    lines.forEach((part, i) =>
      line(part, { ...place, y: place.y + lineHeight(style) * (i + 0.5) + sizeOf(style) * 0.34 }, style),
    )
    return lines.length * lineHeight(style)
  }
  /** A text broken to a width. Returns the height, pt. */
  const block = (text: string, place: TextPlace & { width: number }, style: TextStyle) =>
    stack(wrap(text, place.width, style), place, style)

  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, lang, y: page.top as number, root, closed, measure, wrap, line, stack, block, heightOf, lineHeight }
}
