import 'server-only'
import { readCatalogueWords } from '@/lib/content/catalogue-words'
import { drawFrames } from '../kit/frame'
import { closeSheet } from '../kit/structure'
import { openBook } from './book'
import { writeChapter } from './chapter'
import { writeCodeIndex } from './code-index'
import { reserveContents, writeForeword } from './contents'
import { drawCover } from './cover'
import type { CatalogueFacts } from './facts'
import { writeModelIndex } from './model-index'

/** A catalogue as a PDF (A4): cover, foreword, contents, a chapter for each family, indexes by part number and by vehicle. */
export async function writeCatalogue(facts: CatalogueFacts): Promise<Uint8Array<ArrayBuffer>> {
  const [book, words] = await Promise.all([openBook(facts), readCatalogueWords(facts.catalogue.name, facts.lang)])
  await drawCover(book, words)
  const writeContents = reserveContents(book)
  writeForeword(book, words)
  for (const chapter of facts.catalogue.chapters) await writeChapter(book, chapter)
  writeModelIndex(book)
  writeCodeIndex(book)
  writeContents()
  drawFrames(
    book.sheet,
    {
      head: `${book.title} · ${book.edition}`,
      foot: book.texts.pdf('sample'),
      pageOf: (page, total) => `${page} / ${total}`,
    },
    'cover',
  )
  return closeSheet(book.sheet)
}
