import 'server-only'
import type { Lang } from '@/lib/contract/common'
import { drawWordmark } from './kit/frame'
import { ink, page } from './kit/page-style'
import { qrPath } from './kit/qr'
import { openSheet, type Sheet } from './kit/sheet'
import { closeSheet, decorate, mark } from './kit/structure'
import { readPdfTexts, type PdfTexts } from './texts'

export type SerialCard = {
  productCode: string
  productName: string
  serial: string
  /** Absolute address that opens the registration with serial and part number. */ registerUrl: string
}

/** Two by four cards of 85.6 × 54 mm and a gap, as wallets hold them; pt. */
const card = { width: 242.6, height: 153, gap: 14 } as const
const perPage = 8
const origin = {
  x: (page.width - 2 * card.width - card.gap) / 2,
  y: (page.height - 4 * card.height - 3 * card.gap) / 2,
} as const

function drawCard(
  sheet: Sheet,
  { productCode, productName, serial, registerUrl }: SerialCard,
  { pdf: t }: PdfTexts,
  x: number,
  y: number,
): void {
  const { doc } = sheet
  const side = 70
  const text = { x: x + 14, width: card.width - side - 40 }
  decorate(sheet, () => {
    doc.roundedRect(x, y, card.width, card.height, 8).lineWidth(0.5).dash(2, { space: 2 }).stroke(ink.steel).undash()
    drawWordmark(sheet, x + 14, y + 14, 11, ink.black)
    doc.path(qrPath(registerUrl, x + card.width - side - 14, y + 36, side)).fill(ink.black)
  })
  mark(sheet, 'P', () =>
    sheet.line(
      `${t('card.title')} · ${t('card.sample')}`,
      { x, y: y + 23, width: card.width - 14, align: 'right' },
      { size: 7.5, color: ink.steel },
    ),
  )
  mark(sheet, 'P', () => {
    sheet.line(t('card.serial'), { ...text, y: y + 45 }, { size: 7, color: ink.steel })
    sheet.line(serial, { ...text, y: y + 60 }, { size: 14, weight: 'bold', color: ink.black })
    sheet.line(t('card.code'), { ...text, y: y + 76 }, { size: 7, color: ink.steel })
    sheet.line(productCode, { ...text, y: y + 88 }, { size: 9.5, weight: 'bold' })
    sheet.stack(
      sheet.wrap(productName, text.width, { size: 7.5 }).slice(0, 2),
      { x: text.x, y: y + 92 },
      { size: 7.5, leading: 1.4 },
    )
  })
  mark(sheet, 'P', () =>
    sheet.block(
      `${t('card.register')}\n${t('card.keep')}`,
      { x: x + 14, y: y + 121, width: card.width - 28 },
      { size: 7, color: ink.steel, leading: 1.5 },
    ),
  )
}

/** Serial cards, eight to an A4 page, each with the code that opens its registration. Throws a RangeError for no cards. */
export async function writeSerialCards(cards: readonly SerialCard[], lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  if (cards.length === 0) throw new RangeError('No serial cards to write')
  const texts = await readPdfTexts(lang)
  const sheet = await openSheet({ lang, title: texts.pdf('card.pdfTitle'), subject: texts.pdf('card.subject') })
  cards.forEach((one, i) => {
    const place = i % perPage
    if (i > 0 && place === 0) sheet.doc.addPage()
    drawCard(
      sheet,
      one,
      texts,
      origin.x + (place % 2) * (card.width + card.gap),
      origin.y + Math.floor(place / 2) * (card.height + card.gap),
    )
  })
  return closeSheet(sheet)
}
