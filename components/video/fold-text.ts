/** What two spellings of one word have in common: width, case, kana and Thai tone marks are dropped. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[\u0e47-\u0e4e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The part of a text round the first place where the folded query occurs; null = it does not occur. */
export function excerptOf(text: string, query: string, radius = 60): string | null {
  const wanted = foldText(query)
  if (wanted === '' || !foldText(text).includes(wanted)) return null
  // Folding changes lengths, so the place is looked for by growing the start of the text.
  let end = 0
  while (end < text.length && !foldText(text.slice(0, end)).includes(wanted)) end++
  const from = Math.max(0, end - wanted.length - radius)
  const to = Math.min(text.length, end + radius)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}
