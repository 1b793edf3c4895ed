import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { ImportRefusal } from './refusal'

export type CsvFile = {
  header: string[]
  /** `row` counts as spreadsheets do: the header is row 1. Rows without any text are left out. */
  records: { row: number; cells: string[] }[]
  /** Files separated by semicolons come from places that write 12,5. */
  decimalComma: boolean
}

/** Reads UTF-8 with or without byte order mark, comma or semicolon, any line end. Throws an ImportRefusal that says what is wrong. */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = decode(bytes)
  const delimiter = detectDelimiter(text)
  const [header, ...rest] = split(text, delimiter)
  if (!header || header.every((name) => name === ''))
    throw new ImportRefusal('The file is empty; its first row has to name the columns.')
  const records = rest
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { header, records, decimalComma: delimiter === ';' }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportRefusal('The file is not UTF-8. In Excel choose "CSV UTF-8 (Comma delimited)" when saving.')
  }
}

function split(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true }).map((cells) =>
      cells.map((cell) => cell.normalize('NFC').trim()),
    )
  } catch (error) {
    if (error instanceof CsvError) throw new ImportRefusal(`The file cannot be read as CSV: ${error.message}.`)
    throw error
  }
}

/** Column names contain neither sign, so the one that is in the first row more often separates. */
function detectDelimiter(text: string): ',' | ';' {
  const [first = ''] = text.trimStart().split(/\r\n|\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return count(';') > count(',') ? ';' : ','
}
