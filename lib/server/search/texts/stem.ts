/** A Latin word without its ending, so that `leaking` and `leaks` meet `leak`, and `fitted` meets `fit`. Short words and words of other scripts stay as they are. */
export function stemWord(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word
  const stem = word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|e|s)$/, '')
  return stem.length >= 4 ? stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : word
}
