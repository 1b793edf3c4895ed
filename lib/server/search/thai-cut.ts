/** Vowels that are written before the consonant they belong to, and those that are written behind or around it. */
const leading = /[เแโใไ]/
const following = /[ะัาำิีึืฺุูๅ]/

/** Whether a Thai word can end and another begin at a place of a text: inside a syllable none does, so that there is no ยก in โยก. */
export function canPart(text: string, at: number): boolean {
  return !leading.test(text.charAt(at - 1)) && !following.test(text.charAt(at))
}
