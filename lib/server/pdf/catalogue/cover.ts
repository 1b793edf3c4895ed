import 'server-only'
import type { CatalogueWords } from '@/lib/content/catalogue-words'
import { catalogueEditions } from '@/lib/domain/catalogue-editions'
import { formatCount } from '@/lib/i18n/format-count'
import { drawWordmark } from '../kit/frame'
import { ink, page } from '../kit/page-style'
import { decorate, mark } from '../kit/structure'
import type { Book } from './book'
import { readPdfPicture } from './pictures'

const pictureTop = 330
const width = page.right - page.left

async function drawPicture({ sheet: { doc }, catalogue: { name } }: Book): Promise<void> {
  const picture = await readPdfPicture(catalogueEditions[name].cover, 1600)
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, page.width, page.height).fill(ink.black)
  if (picture) {
    // The lit part stands right of the middle of every stage.
    const height = page.height - pictureTop - 160
    const shown = (height * picture.width) / picture.height
    doc.save().rect(0, pictureTop, page.width, height).clip()
    doc.image(picture.bytes, page.width - shown * 0.97, pictureTop, { height })
    doc.restore()
  }
  doc.rect(page.left, 120, 64, 3).fill(ink.red)
  doc.endMarkedContent()
}

/** The cover: title, edition and the picture of the stage on black; what the book holds at its foot. */
export async function drawCover(book: Book, { lead }: Pick<CatalogueWords, 'lead'>): Promise<void> {
  const { sheet, title, edition, texts, catalogue } = book
  const { catalogue: t } = texts
  await drawPicture(book)
  decorate(sheet, () => drawWordmark(sheet, page.left, 56, 26, ink.white))
  const leading = sheet.lang === 'en' ? 1.1 : 1.36
  let y = 140
  mark(sheet, 'H1', () => {
    y += sheet.block(title, { x: page.left, y, width }, { size: 38, weight: 'bold', color: ink.white, leading })
  })
  mark(sheet, 'P', () => {
    y += 10 + sheet.block(lead, { x: page.left, y: y + 10, width: 380 }, { size: 12, color: ink.line })
  })
  mark(sheet, 'P', () =>
    sheet.line(edition, { x: page.left, y: y + 26 }, { size: 11, weight: 'bold', color: ink.white }),
  )
  const series = new Set(catalogue.chapters.flatMap(({ sections }) => sections.map((section) => section.series)))
  const figures = [
    [t('figures.parts'), catalogue.productCount],
    [t('figures.models'), catalogue.models.length],
    [t('figures.series'), series.size],
  ] as const
  figures.forEach(([label, count], i) => {
    const x = page.left + i * 130
    mark(sheet, 'P', () => {
      sheet.line(formatCount(count), { x, y: 722 }, { size: 22, weight: 'bold', color: ink.white })
      sheet.line(label, { x, y: 740 }, { size: 9, color: ink.line })
    })
  })
  mark(sheet, 'P', () =>
    sheet.block(t('sample'), { x: page.left, y: 768, width }, { size: 8, color: ink.line, leading: 1.5 }),
  )
}
