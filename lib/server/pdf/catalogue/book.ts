import 'server-only'
import type { Catalogue, CatalogueModel } from '@/lib/contract/catalogue'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath } from '@/lib/i18n/locales'
import type { FitLineWords } from '@/lib/i18n/fit-line'
import { page } from '../kit/page-style'
import { openSheet, type Sheet } from '../kit/sheet'
import { readPdfTexts, type PdfTexts } from '../texts'
import type { CatalogueFacts } from './facts'

/** A line of the contents; `level` 1 stands under the one before it. */
export type Entry = { title: string; page: number; level: 0 | 1 }

/** A catalogue being written. */
export type Book = {
  sheet: Sheet
  texts: PdfTexts
  words: FitLineWords
  catalogue: Catalogue
  title: string
  edition: string
  models: ReadonlyMap<string, CatalogueModel>
  entries: Entry[]
  /** The page each part stands on. */
  pageOfPart: Map<string, number>
  productUrl: (id: string) => string
}

/** Name of the place at the top of a page, for links inside the document. */
export const placeOf = (number: number): string => `page-${number}`

export const pageNumber = ({ doc }: Sheet): number => doc.bufferedPageRange().count

/** Opens the document; each of its pages is a place that links lead to. */
export async function openBook({ catalogue, lang, siteUrl }: CatalogueFacts): Promise<Book> {
  const texts = await readPdfTexts(lang)
  const title = texts.routes(`catalogue-${catalogue.name}`)
  const date = formatDate(catalogue.editionOn ?? '', lang)
  const sheet = await openSheet({ lang, title, subject: texts.catalogue('paper.subject', { date }) })
  const addPlace = () => sheet.doc.addNamedDestination(placeOf(pageNumber(sheet)))
  addPlace()
  sheet.doc.on('pageAdded', addPlace)
  const words: FitLineWords = {
    years: (values) => texts.application('years', values),
    yearsOpen: (values) => texts.application('yearsOpen', values),
    more: (values) => texts.catalogue('table.more', values),
  }
  return {
    sheet,
    texts,
    words,
    catalogue,
    title,
    edition: texts.catalogue('edition', { date }),
    models: new Map(catalogue.models.map((model) => [model.id, model])),
    entries: [],
    pageOfPart: new Map(),
    productUrl: (id) => new URL(localizePath(`/products/${id}`, lang), siteUrl).href,
  }
}

/** Goes to a new page and writes on from its top. */
export function turnPage({ sheet }: Pick<Book, 'sheet'>): void {
  sheet.doc.addPage()
  sheet.y = page.top
}

/** Notes what stands here for the contents and the reader's outline. */
export function enter({ sheet, entries }: Book, title: string, level: Entry['level']): void {
  entries.push({ title, page: pageNumber(sheet), level })
  const { outline } = sheet.doc
  const parent = level === 1 ? outline.children.at(-1) : undefined
  ;(parent ?? outline).addItem(title)
}
