import 'server-only'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { CatalogueWords } from '@/lib/content/catalogue-words'
import { allParts } from '@/lib/domain/catalogue-sheets'
import { colons } from '@/lib/i18n/colons'
import { ink, page } from '../kit/page-style'
import type { Sheet, TextStyle } from '../kit/sheet'
import { decorate, ensure, mark } from '../kit/structure'
import { placeOf, turnPage, type Book } from './book'

const width = page.right - page.left
/** The foreword takes about half a page, pt. */
const lastStart = 390
const mostStep = 18
/** The rule and the title over how the tables are read, pt. */
const readingHead = 46
const headHeight = 48
const titleStyle = (sheet: Sheet): TextStyle => ({
  size: 24,
  weight: 'bold',
  color: ink.black,
  leading: sheet.lang === 'en' ? 1.15 : 1.4,
})

function paragraphs(
  sheet: Sheet,
  texts: readonly string[],
  style: TextStyle,
  place: { x: number; width: number },
): void {
  for (const text of texts) {
    mark(sheet, 'P', () => {
      sheet.y += sheet.block(text, { ...place, y: sheet.y }, style) + 6
    })
  }
}

/** What the book is for and how its tables are read, under the contents where they are short. */
export function writeForeword(book: Book, { about }: Pick<CatalogueWords, 'about'>): void {
  const { sheet, texts } = book
  const { catalogue: t } = texts
  if (sheet.y > lastStart) turnPage(book)
  mark(sheet, 'H2', () => {
    sheet.y += sheet.block(about.title, { x: page.left, y: sheet.y, width }, titleStyle(sheet)) + 10
  })
  paragraphs(sheet, about.text, { size: 10.5 }, { x: page.left, width: 400 })
  sheet.y += 14
  const terms = listTerms(book)
  ensure(
    sheet,
    terms.reduce((sum, term) => sum + heightOf(sheet, term), readingHead),
  )
  decorate(
    sheet,
    () => void sheet.doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.8).stroke(ink.black),
  )
  sheet.y += 14
  mark(sheet, 'H2', () => {
    sheet.y +=
      sheet.block(t('reading.title'), { x: page.left, y: sheet.y, width }, { ...titleStyle(sheet), size: 15 }) + 8
  })
  for (const term of terms) writeTerm(sheet, term)
}

type Term = { name: string; text: string; /** Pt; letters stand under what is said of them all. */ indent: number }

function listTerms({ sheet, catalogue, texts: { catalogue: t, spec } }: Book): Term[] {
  const used = new Set(allParts(catalogue).flatMap(({ adjusters }) => adjusters))
  return [
    ...(['code', 'fits', 'figures', 'letters'] as const).map((key) => ({
      name: t(`reading.${key}.title`),
      text: t(`reading.${key}.text`),
      indent: 0,
    })),
    ...adjusterLetters
      .filter((letter) => used.has(letter))
      .map((letter) => ({
        name: letter,
        text: `${spec(`adjusters.${letter}`)}${colons[sheet.lang]}${spec(`adjusterHints.${letter}`)}`,
        indent: 20,
      })),
  ]
}

const nameWidth = 110
const termStyle: TextStyle = { size: 9.5 }

const heightOf = (sheet: Sheet, { text, indent }: Term) =>
  sheet.heightOf(text, width - nameWidth - indent, termStyle) + 4

function writeTerm(sheet: Sheet, { name, text, indent }: Term): void {
  const x = page.left + nameWidth
  mark(sheet, 'P', () => {
    if (indent === 0) sheet.block(name, { x: page.left, y: sheet.y, width: 100 }, { ...termStyle, weight: 'bold' })
    else sheet.block(name, { x, y: sheet.y, width: indent }, { ...termStyle, weight: 'bold', color: ink.red })
    sheet.y += sheet.block(text, { x: x + indent, y: sheet.y, width: width - nameWidth - indent }, termStyle) + 4
  })
}

/** Keeps a place for the contents, which are known last, in the order in which the document is read. */
export function reserveContents(book: Book): () => void {
  const { sheet } = book
  const { doc } = sheet
  turnPage(book)
  const number = doc.bufferedPageRange().count
  // A line for each chapter and each series, and the two indexes.
  const lines = book.catalogue.chapters.reduce((sum, { sections }) => sum + 1 + sections.length, 2)
  sheet.y = page.top + headHeight + lines * mostStep + 28
  const element = doc.struct('TOC')
  sheet.root.add(element)
  return () => {
    doc.switchToPage(number - 1)
    const main = titleStyle(sheet)
    let y: number = page.top
    element.add(
      doc.struct('H2', {}, () => {
        y += sheet.block(book.texts.catalogue('contents'), { x: page.left, y, width }, main) + 12
      }),
    )
    const step = Math.min(mostStep, (page.bottom - y) / lines)
    for (const { title, page: target, level } of book.entries) {
      const style: TextStyle = level === 0 ? { size: 10.5, weight: 'bold', color: ink.black } : { size: 9.5 }
      const x = page.left + level * 16
      const base = y + step * 0.7
      element.add(
        doc.struct('TOCI', {}, () => {
          sheet.line(title, { x, y: base }, style)
          sheet.line(String(target), { x: page.right - 60, y: base, width: 60, align: 'right' }, style)
        }),
      )
      decorate(
        sheet,
        () =>
          void doc
            .moveTo(x + sheet.measure(title, style) + 6, base)
            .lineTo(page.right - 24, base)
            .lineWidth(0.4)
            .dash(0.4, { space: 3 })
            .stroke(ink.steel)
            .undash(),
      )
      doc.goTo(page.left, y, width, step, placeOf(target))
      y += step
    }
    element.end()
  }
}
