/** Thai digits as those that everybody computes with; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}
