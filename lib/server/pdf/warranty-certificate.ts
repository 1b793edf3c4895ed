import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { DrawnProduct } from '@/lib/drawings/shock'
import { formatDate } from '@/lib/i18n/formats'
import { formatCount } from '@/lib/i18n/format-count'
import { certificateInner as inner, drawTerms, heightOfTerms } from './certificate-terms'
import { drawIllustration } from './drawing/illustration'
import { drawWordmark } from './kit/frame'
import { ink, page } from './kit/page-style'
import { qrPath } from './kit/qr'
import { openSheet, type Sheet } from './kit/sheet'
import { closeSheet, decorate, mark } from './kit/structure'
import { readPdfTexts, type PdfTexts } from './texts'

export type CertificateData = {
  number: string
  /** State of the registration in the language of the document. */
  statusText: string
  productName: string
  productCode: string
  /** What the drawing is made of; null leaves it out. */
  drawn: DrawnProduct | null
  serials: readonly string[]
  /** As the country writes names: family name first in Japanese. */
  owner: string
  vehicle: string
  /** ISO dates. */
  boughtOn: string
  registeredOn: string
  coveredUntil: string
  coveredKm: number | null
  /** How far the cover reaches from the fitting; null = not limited. */
  limitKm: number | null
  dealer: string | null
  /** Absolute address that shows the state of this registration. */
  checkUrl: string
}

const bottomOfHead = 146
/** The code at the foot, and the band with the date and what is free round it, pt. */
const codeSide = 66
const footTop = page.height - 30 - codeSide - 18
const cover = { height: 64, above: 10, below: 18 } as const
const factWidth = 268

/** A date as the language writes it; Thai adds the common era, which documents from abroad use. */
function writeDate(iso: string, lang: Lang): string {
  return lang === 'th' ? `${formatDate(iso, lang)} (ค.ศ.\u00A0${iso.slice(0, 4)})` : formatDate(iso, lang)
}

function drawBorder(sheet: Sheet): void {
  const { doc } = sheet
  decorate(sheet, () => {
    doc
      .rect(24, 24, page.width - 48, page.height - 48)
      .lineWidth(1.4)
      .stroke(ink.carbon)
    doc
      .rect(30, 30, page.width - 60, page.height - 60)
      .lineWidth(0.4)
      .stroke(ink.carbon)
    doc.rect(30, 30, page.width - 60, bottomOfHead - 30).fill(ink.black)
    doc.rect(inner.left, bottomOfHead - 3, 64, 3).fill(ink.red)
    drawWordmark(sheet, inner.left, 56, 20, ink.white)
  })
}

function drawHead(sheet: Sheet, { number }: CertificateData, { pdf: t }: PdfTexts): void {
  mark(sheet, 'H1', () =>
    sheet.line(t('certificate.title'), { x: inner.left, y: 118 }, { size: 27, weight: 'bold', color: ink.white }),
  )
  mark(sheet, 'P', () => {
    const place = { x: inner.left, width: inner.width, align: 'right' as const }
    sheet.line(t('certificate.number'), { ...place, y: 64 }, { size: 8, color: ink.line })
    sheet.line(number, { ...place, y: 81 }, { size: 13, weight: 'bold', color: ink.white })
  })
}

type Fact = { label: string; value: string; large?: boolean }
/** One fact across the column, or two side by side. */
type Row = readonly [Fact] | readonly [Fact, Fact]

function listRows(data: CertificateData, { pdf: t }: PdfTexts, lang: Lang): Row[] {
  return [
    [{ label: t('certificate.product'), value: data.productName, large: true }],
    [
      { label: t('certificate.code'), value: data.productCode },
      { label: t('certificate.serials', { count: data.serials.length }), value: data.serials.join('\n') },
    ],
    [{ label: t('certificate.owner'), value: data.owner }],
    [{ label: t('certificate.vehicle'), value: data.vehicle }],
    ...(data.dealer === null ? [] : [[{ label: t('certificate.dealer'), value: data.dealer }] as const]),
    [
      { label: t('certificate.boughtOn'), value: writeDate(data.boughtOn, lang) },
      { label: t('certificate.registeredOn'), value: writeDate(data.registeredOn, lang) },
    ],
  ]
}

const widthIn = (row: Row): number => (row.length === 1 ? factWidth : (factWidth - 12) / 2)

const styleIn = (sheet: Sheet, row: Row, { large = false }: Fact) => ({
  size: large ? 15 : row.length === 1 ? 11 : 9.5,
  weight: 'bold' as const,
  color: ink.black,
  leading: sheet.lang === 'en' ? 1.25 : 1.5,
})

const heightOfRow = (sheet: Sheet, row: Row): number =>
  Math.max(...row.map((fact) => sheet.heightOf(fact.value, widthIn(row), styleIn(sheet, row, fact))))

/** What a row takes beside its values, pt: less where long names would push the terms into the foot. */
const rowGap = { least: 17, most: 24 } as const

function gapOf(sheet: Sheet, rows: readonly Row[], room: number): number {
  const values = rows.reduce((sum, row) => sum + heightOfRow(sheet, row), 0)
  return Math.max(rowGap.least, Math.min(rowGap.most, (room - values) / rows.length))
}

/** The rows from `top` to about `bottom`, pt; returns where they end. */
function drawFacts(sheet: Sheet, rows: readonly Row[], top: number, bottom: number): number {
  const gap = gapOf(sheet, rows, bottom - top)
  let y = top
  for (const [i, row] of rows.entries()) {
    if (i > 0)
      decorate(
        sheet,
        () =>
          void sheet.doc
            .moveTo(inner.left, y)
            .lineTo(inner.left + factWidth, y)
            .lineWidth(0.4)
            .stroke(ink.line),
      )
    const width = widthIn(row)
    for (const [j, fact] of row.entries()) {
      const x = inner.left + j * (width + 12)
      mark(sheet, 'P', () => {
        sheet.line(fact.label, { x, y: y + 12 }, { size: 8, color: ink.steel })
        sheet.block(fact.value, { x, y: y + 16, width }, styleIn(sheet, row, fact))
      })
    }
    y += gap + heightOfRow(sheet, row)
  }
  return y
}

/** The odometer at which the cover ends; where the odometer at fitting was not told, how far the cover reaches. */
function kmLimit({ coveredKm, limitKm }: CertificateData, t: PdfTexts['pdf']): string | null {
  if (coveredKm !== null) return t('certificate.km', { km: formatCount(coveredKm) })
  return limitKm === null ? null : t('certificate.kmFromFitting', { km: formatCount(limitKm) })
}

/** The date that matters, large, in a band of its own. */
function drawCover(sheet: Sheet, data: CertificateData, { pdf: t }: PdfTexts, top: number): number {
  const { height } = cover
  decorate(sheet, () => {
    sheet.doc.rect(inner.left, top, inner.width, height).fill(ink.paper)
    sheet.doc.rect(inner.left, top, 3, height).fill(ink.red)
  })
  const place = { x: inner.left + 16, width: inner.width - 32 }
  mark(sheet, 'P', () => {
    sheet.line(t('certificate.covered'), { ...place, y: top + 16 }, { size: 8, color: ink.steel })
    sheet.line(
      writeDate(data.coveredUntil, sheet.lang),
      { ...place, y: top + 39 },
      { size: 19, weight: 'bold', color: ink.black },
    )
    const limit = kmLimit(data, t)
    if (limit !== null) sheet.line(limit, { ...place, y: top + 55 }, { size: 9 })
  })
  mark(sheet, 'P', () => {
    sheet.line(t('certificate.status'), { ...place, y: top + 16, align: 'right' }, { size: 8, color: ink.steel })
    sheet.line(
      data.statusText,
      { ...place, y: top + 38, align: 'right' },
      { size: 13, weight: 'bold', color: ink.black },
    )
  })
  return top + height + cover.below
}

function drawFoot(sheet: Sheet, { checkUrl }: CertificateData, { pdf: t }: PdfTexts): void {
  const [side, top] = [codeSide, footTop]
  const text = { x: inner.left + side + 16, width: inner.width - side - 16 }
  decorate(sheet, () => void sheet.doc.path(qrPath(checkUrl, inner.left, top, side)).fill(ink.black))
  let y = top + 4
  mark(sheet, 'P', () => void (y += sheet.block(t('certificate.check'), { ...text, y }, { size: 9.5, weight: 'bold' })))
  mark(sheet, 'P', () => void sheet.block(t('certificate.sampleNote'), { ...text, y }, { size: 8.5, color: ink.red }))
  sheet.doc.link(inner.left, top, side, side, checkUrl)
}

/** The certificate of a registered product as a PDF: one A4 page. It carries personal data and belongs to its owner alone; never store it where others can fetch it. */
export async function writeWarrantyCertificate(data: CertificateData, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const texts = await readPdfTexts(lang)
  const { pdf: t } = texts
  const sheet = await openSheet({
    lang,
    title: t('certificate.pdfTitle', { number: data.number }),
    subject: t('certificate.subject', { code: data.productCode }),
  })
  drawBorder(sheet)
  drawHead(sheet, data, texts)
  mark(sheet, 'P', () => sheet.line(t('certificate.lead'), { x: inner.left, y: bottomOfHead + 26 }, { size: 9 }))
  const top = bottomOfHead + 38
  const lastTop = footTop - 8 - heightOfTerms(sheet, texts) - cover.height - cover.below
  const end = drawFacts(sheet, listRows(data, texts, lang), top, lastTop - cover.above)
  const { drawn } = data
  if (drawn)
    mark(
      sheet,
      'Figure',
      () =>
        drawIllustration(sheet, drawn, {
          x: inner.left + factWidth + 24,
          y: top + 14,
          width: inner.width - factWidth - 24,
          height: end - top - 26,
        }),
      t('certificate.alt', { name: data.productName }),
    )
  drawTerms(sheet, texts, drawCover(sheet, data, texts, Math.max(end + cover.above, Math.min(478, lastTop))))
  drawFoot(sheet, data, texts)
  return closeSheet(sheet)
}
