const segments = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A name its owner recognises and nobody else learns: the first letter of each word, the rest as dots of one length. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...segments.segment(word)][0]?.segment ?? ''}•••`)
    .join(' ')
}
