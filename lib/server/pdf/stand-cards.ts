import 'server-only'
import type { Lang } from '@/lib/contract/common'
import { drawWordmark } from './kit/frame'
import { ink, page } from './kit/page-style'
import { qrPath } from './kit/qr'
import { openSheet, type Sheet } from './kit/sheet'
import { closeSheet, decorate, mark } from './kit/structure'
import { readPdfTexts, type PdfTexts } from './texts'

export type StandCard = { code: string; title: string; /** Absolute address of the stand's page. */ url: string }

/** Two by two to a page, large enough to be scanned from an arm's length; pt. */
const gap = 14
const card = { width: (page.width - 2 * 36 - gap) / 2, height: (page.height - 2 * 36 - gap) / 2 } as const
const perPage = 4
const side = 150

function drawCard(sheet: Sheet, { code, title, url }: StandCard, { pdf: t }: PdfTexts, x: number, y: number): void {
  const { doc } = sheet
  const text = { x: x + 22, width: card.width - 44 }
  decorate(sheet, () => {
    doc.rect(x, y, card.width, card.height).lineWidth(0.5).dash(2, { space: 2 }).stroke(ink.steel).undash()
    drawWordmark(sheet, x + 22, y + 22, 13, ink.black)
    doc.path(qrPath(url, x + (card.width - side) / 2, y + 150, side)).fill(ink.black)
  })
  mark(sheet, 'P', () => {
    sheet.line(code, { ...text, y: y + 88 }, { size: 34, weight: 'bold', color: ink.red })
    sheet.stack(
      sheet.wrap(title, text.width, { size: 13, weight: 'bold' }).slice(0, 2),
      { x: text.x, y: y + 100 },
      { size: 13, weight: 'bold', leading: 1.4 },
    )
  })
  mark(sheet, 'P', () =>
    sheet.block(t('stand.scan'), { ...text, y: y + 322 }, { size: 10, color: ink.steel, leading: 1.5 }),
  )
}

/** Cards to stand beside the exhibits, each with the code that opens its page. Throws a RangeError for no cards. */
export async function writeStandCards(cards: readonly StandCard[], lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  if (cards.length === 0) throw new RangeError('No stand cards to write')
  const texts = await readPdfTexts(lang)
  const sheet = await openSheet({ lang, title: texts.pdf('stand.pdfTitle'), subject: texts.pdf('stand.subject') })
  cards.forEach((one, i) => {
    const place = i % perPage
    if (i > 0 && place === 0) sheet.doc.addPage()
    drawCard(sheet, one, texts, 36 + (place % 2) * (card.width + gap), 36 + Math.floor(place / 2) * (card.height + gap))
  })
  return closeSheet(sheet)
}
