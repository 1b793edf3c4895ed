/** Keeps a figure and its unit on one line: `348 mm` never breaks before `mm`. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (mm|kg|bar|ml|มม\.|กก\.)/g, '$1\u00a0$2')
}
