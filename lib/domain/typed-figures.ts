/** Thai digits as those that everybody computes with; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/** What was typed where a figure or a code belongs: Thai and full-width digits as Western ones, no spaces. */
export function typedFigures(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/\s/g, '')
}
