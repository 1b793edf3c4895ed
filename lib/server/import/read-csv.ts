import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportRefusal } from './refusal'

/** `row` counts as spreadsheets do: the header is row 1. Rows without any text are left out. */
export type CsvRow = { row: number; cells: string[] }
export type CsvFile = {
  header: string[]
  /** In parts, so that a file is never held as a whole. To be read once. */
  parts: AsyncIterable<CsvRow[]>
  /** Files separated by semicolons come from places that write 12,5. */
  decimalComma: boolean
}
export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

const rowsInPart = 1000
/** Characters; a piece of a stream has up to 64 kB of its own. */
const longestHeader = 64 * 1024

/** Reads UTF-8 with or without byte order mark, comma or semicolon, any line end. Throws an ImportRefusal that says what is wrong. */
export async function readCsv(bytes: Bytes): Promise<CsvFile> {
  const text = decode(bytes)
  const start = await readFirstLine(text)
  const delimiter = detectDelimiter(start)
  const rows = split(start, text, delimiter)
  const { value: header = [] } = await rows.next()
  if (header.every((name) => name === ''))
    throw new ImportRefusal('The file is empty; its first row has to name the columns.', { reason: 'empty' })
  return { header, parts: inParts(rows), decimalComma: delimiter === ';' }
}

const notUtf8 = () =>
  new ImportRefusal('The file is not UTF-8. In Excel choose "CSV UTF-8 (Comma delimited)" when saving.', {
    reason: 'not-utf8',
  })

async function* decode(bytes: Bytes): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true })
      // UTF-16 of English text is UTF-8 full of NUL, which PostgreSQL stores nowhere.
      if (text.includes('\u0000')) throw notUtf8()
      yield text
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? notUtf8() : error
  }
}

/** What is there when the first line has ended; the rest of the text stays to be read. A line that is longer than any names no columns. */
async function readFirstLine(text: AsyncGenerator<string, void>): Promise<string> {
  let start = ''
  while (start.length <= longestHeader) {
    const { value, done } = await text.next()
    if (done) return start
    start += value
    if (/[\r\n]/.test(start.trimStart())) return start
  }
  throw new ImportRefusal(`The file cannot be read as CSV: its first row is longer than ${longestHeader} characters.`, {
    reason: 'long-header',
  })
}

async function* split(
  start: string,
  rest: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string[], undefined> {
  async function* whole(): AsyncGenerator<string> {
    yield start
    yield* rest
  }
  const parser = parse({ delimiter, relax_column_count: true, trim: true })
  // What goes wrong is thrown where the rows are read.
  pipeline(Readable.from(whole(), { objectMode: false }), parser, () => undefined)
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield cells.map((cell) => cell.normalize('NFC').trim())
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportRefusal(`The file cannot be read as CSV: ${error.message}.`, {
        reason: 'not-csv',
        // All that the parser can find wrong, quotation marks, it finds in the row after those it has read.
        detail: String(Number(error.records) + 1),
      })
    throw error
  }
  return undefined
}

async function* inParts(rows: AsyncIterable<string[]>): AsyncGenerator<CsvRow[]> {
  let part: CsvRow[] = []
  let row = 1
  for await (const cells of rows) {
    row += 1
    if (cells.some((cell) => cell !== '')) part.push({ row, cells })
    if (part.length < rowsInPart) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Column names contain neither sign, so the one that is in the first row more often separates. */
function detectDelimiter(text: string): ',' | ';' {
  const [first = ''] = text.trimStart().split(/\r\n|\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return count(';') > count(',') ? ';' : ','
}
