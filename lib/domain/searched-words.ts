/** Shown and kept instead of words that may name a person or a thing of theirs. */
export const withheldWords = '…'

/** Nine digits and more are a phone, a chassis or a serial number; part numbers and sizes have fewer. */
const mostDigits = 8
const longest = 80

/** What is kept of a search: one spelling, without what looks like an address, a number of a person or of a vehicle. */
export function keptWords(query: string): string {
  const words = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const digits = words.replace(/[^\p{Nd}]/gu, '').length
  const isPrivate = words.includes('@') || digits > mostDigits || /\b[a-hj-npr-z0-9]{17}\b/.test(words)
  return isPrivate ? withheldWords : Array.from(words).slice(0, longest).join('')
}
