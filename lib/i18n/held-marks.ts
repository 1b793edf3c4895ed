/** Texts of a language with what no line may begin with held to the word before it: in Thai the mark of repetition, which is written after a space. */
export function holdMarks<T>(locale: string, texts: T): T {
  return locale === 'th' ? (JSON.parse(JSON.stringify(texts).replaceAll(' ๆ', '\u00A0ๆ')) as T) : texts
}

/** Texts as they are written in files, where the space before the mark is an ordinary one. */
export const releaseMarks = <T>(texts: T): T => JSON.parse(JSON.stringify(texts).replaceAll('\u00A0ๆ', ' ๆ')) as T
