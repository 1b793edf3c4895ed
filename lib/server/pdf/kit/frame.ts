import 'server-only'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'
import { ink, page } from './page-style'
import type { Sheet } from './sheet'

/** The name, `height` pt tall, from its upper left corner. */
export function drawWordmark({ doc }: Sheet, x: number, y: number, height: number, color: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / wordmarkBox.height)
    .path(wordmarkPath)
    .fill(color)
    .restore()
}

export type FrameTexts = { head: string; foot: string; pageOf: (number: number, total: number) => string }

const small = { size: 7.5, color: ink.steel } as const

/** Head and foot of every page once their number is known; the first page keeps its own head, or its own head and foot. */
export function drawFrames(sheet: Sheet, { head, foot, pageOf }: FrameTexts, own: 'none' | 'head' | 'cover'): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let i = own === 'cover' ? 1 : 0; i < count; i++) {
    doc.switchToPage(i)
    doc.markContent('Artifact', { type: 'Pagination' })
    if (i > 0 || own === 'none') {
      drawWordmark(sheet, page.left, 34, 13, ink.black)
      sheet.line(head, { x: page.left + 120, y: 45, width: page.right - page.left - 120, align: 'right' }, small)
      doc.moveTo(page.left, 58).lineTo(page.right, 58).lineWidth(0.5).stroke(ink.line)
    }
    doc.moveTo(page.left, 798).lineTo(page.right, 798).lineWidth(0.5).stroke(ink.line)
    sheet.line(foot, { x: page.left, y: 812 }, small)
    sheet.line(pageOf(i + 1, count), { x: page.right - 120, y: 812, width: 120, align: 'right' }, small)
    doc.endMarkedContent()
  }
}
