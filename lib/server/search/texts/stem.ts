/** A Latin word without its ending, so that `leaking` and `leaks` meet `leak`, and `installation` meets `installed`. Short words and words of other scripts stay as they are. */
export function stemWord(word: string): string {
  if (/^[a-z]{3}s$/.test(word) && !word.endsWith('ss')) return word.slice(0, -1)
  if (!/^[a-z]{5,}$/.test(word)) return word
  const noun = word.replace(/(?:ship|ment)s?$/, '')
  const base = noun.length >= 5 ? noun : word
  const stem = base.replace(/ies$/, 'y').replace(/(?:ations?|ing|ed|es|e|s|y)$/, '')
  return stem.length >= 4 ? stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : base
}

/** A normalised text, word by word. */
export function stemWords(text: string): string {
  return text.split(' ').map(stemWord).join(' ')
}
