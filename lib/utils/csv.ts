/** What a spreadsheet may read as the start of a formula, the full-width signs of Japanese keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Figures stay figures, negative ones too; text is quoted and never read as a formula. */
function csvField(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

/** Begins a file: without this mark spreadsheets do not take it for UTF-8, and Thai and Japanese turn to noise. */
export const csvMark = '\uFEFF'
