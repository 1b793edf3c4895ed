const blockEnd = /<\/(?:p|li|dt|dd|td|th|h[1-6]|div|caption|figcaption)>/g
const fewestWords = 4

/** What is read in the main part of a page: its sentences of four words or more, each once, and how many words there are in all. Cells and names of parts are no sentences: these end in a mark. */
export function readSentences(html: string): { sentences: ReadonlySet<string>; words: number } {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(blockEnd, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&[a-z#0-9]+;/g, ' ')
  const sentences = text
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length >= fewestWords)
  return { sentences: new Set(sentences), words: text.split(/\s+/).filter(Boolean).length }
}

/** Pairs of pages of which the shorter one shares more than a part of its sentences with the other. */
export function sharedBetween(pages: ReadonlyMap<string, ReadonlySet<string>>, most: number): string[] {
  const entries = [...pages]
  return entries.flatMap(([path, sentences], i) =>
    entries.slice(i + 1).flatMap(([other, others]) => {
      const [few, many] = sentences.size < others.size ? [sentences, others] : [others, sentences]
      const share = [...few].filter((sentence) => many.has(sentence)).length / Math.max(1, few.size)
      return share > most ? [`${path} and ${other} share ${Math.round(share * 100)} %`] : []
    }),
  )
}
