import 'server-only'
import { readSeriesLead } from '@/lib/content/catalogue-words'
import type { Catalogue, CataloguePart } from '@/lib/contract/catalogue'
import type { Family, ProductKind } from '@/lib/contract/product-words'
import { groupBy } from '@/lib/utils/group-by'
import { familyFaces } from '@/lib/pictures/scenes'
import { faceOf } from '@/lib/domain/catalogue-face'
import { ink, page } from '../kit/page-style'
import { decorate, mark } from '../kit/structure'
import { enter, turnPage, type Book } from './book'
import { tableStart, writePartTable } from './part-table'
import { readPdfPicture } from './pictures'

type Chapter = Catalogue['chapters'][number]
type Section = Chapter['sections'][number]

const width = page.right - page.left
const headHeight = 150

async function drawPicture({ sheet }: Book, look: string, box: { x: number; y: number; side: number }, alt: string) {
  const picture = await readPdfPicture(look, 640)
  if (!picture) return
  mark(
    sheet,
    'Figure',
    () =>
      void sheet.doc.image(picture.bytes, box.x, box.y, {
        fit: [box.side, box.side],
        align: 'center',
        valign: 'center',
      }),
    alt,
  )
}

/** The head of a chapter: its name and what it holds beside its picture. */
async function startChapter(book: Book, family: Family): Promise<void> {
  const { sheet, texts } = book
  const { spec } = texts
  turnPage(book)
  const name = spec(`families.${family}`)
  enter(book, name, 0)
  const top = page.top - 8
  const leading = sheet.lang === 'en' ? 1.12 : 1.36
  const side = headHeight
  await drawPicture(book, familyFaces[family].look, { x: page.right - side, y: top, side }, name)
  decorate(sheet, () => void sheet.doc.rect(page.left, top + 8, 44, 3).fill(ink.red))
  let y = top + 22
  const own = width - side - 24
  mark(sheet, 'H2', () => {
    y += sheet.block(name, { x: page.left, y, width: own }, { size: 26, weight: 'bold', color: ink.black, leading })
  })
  mark(sheet, 'P', () => {
    sheet.block(spec(`familyHints.${family}`), { x: page.left, y: y + 6, width: own }, { size: 11, color: ink.steel })
  })
  sheet.y = top + headHeight + 16
}

/** Name and purpose of a series, beside its picture; stays with its first table. */
async function startSection(book: Book, { series, parts }: Section): Promise<void> {
  const { sheet, texts } = book
  const { spec, catalogue: t } = texts
  const side = 84
  const lead = await readSeriesLead(series, sheet.lang)
  if (sheet.y + side + tableStart > page.bottom) turnPage(book)
  const top = sheet.y
  const name = spec(`series.${series}`)
  enter(book, name, 1)
  decorate(sheet, () => void sheet.doc.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.8).stroke(ink.black))
  const look = faceOf(parts)
  if (look) await drawPicture(book, look, { x: page.right - side, y: top + 8, side: side - 12 }, name)
  const own = width - side - 20
  let y = top + 10
  mark(sheet, 'H2', () => {
    y += sheet.block(
      name,
      { x: page.left, y, width: own },
      { size: 16, weight: 'bold', color: ink.black, leading: 1.35 },
    )
  })
  mark(sheet, 'P', () => {
    const counted = t('count', { count: parts.length })
    y += 2 + sheet.block(lead ?? counted, { x: page.left, y: y + 2, width: own }, { size: 9.5 })
    if (lead) y += sheet.block(counted, { x: page.left, y, width: own }, { size: 8.5, color: ink.steel })
  })
  sheet.y = Math.max(y + 10, top + (look ? side + 4 : 0))
}

const byKind = (parts: readonly CataloguePart[]): [ProductKind, CataloguePart[]][] => [
  ...groupBy(parts, ({ kind }) => kind),
]

/** A chapter: a family, series by series, kind by kind. */
export async function writeChapter(book: Book, { family, sections }: Chapter): Promise<void> {
  await startChapter(book, family)
  for (const section of sections) {
    await startSection(book, section)
    const { series } = section
    for (const [kind, parts] of byKind(section.parts))
      writePartTable(book, { series, kind, parts }, book.texts.spec(`kinds.${kind}`))
    book.sheet.y += 6
  }
}
