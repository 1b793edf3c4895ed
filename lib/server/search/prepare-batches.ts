import { setImmediate as letOthersRun } from 'node:timers/promises'
import { createAnalyser, type PreparedDocument, prepareDocuments, type SearchDocument } from './document'

type Documents = Iterable<SearchDocument> | AsyncIterable<SearchDocument>

/** Things written with one statement. */
export const batchSize = 250
/** Things looked at, a few milliseconds, before the database and visitors have their turn. */
const sliceSize = 25

/** Documents made ready to be stored, many at a time. */
export async function* prepareBatches(documents: Documents): AsyncGenerator<PreparedDocument[]> {
  const analyse = createAnalyser()
  let batch: PreparedDocument[] = []
  for await (const slice of splitSlices(documents)) {
    batch.push(...prepareDocuments(slice, analyse))
    if (batch.length >= batchSize) {
      yield batch
      batch = []
    }
    await letOthersRun()
  }
  if (batch.length > 0) yield batch
}

async function* splitSlices(documents: Documents): AsyncGenerator<SearchDocument[]> {
  let slice: SearchDocument[] = []
  let things = 0
  for await (const document of documents) {
    const last = slice.at(-1)
    if (last?.kind !== document.kind || last.refId !== document.refId) things += 1
    if (things > sliceSize) {
      yield slice
      slice = []
      things = 1
    }
    slice.push(document)
  }
  if (slice.length > 0) yield slice
}
