/** A name as it is stored. A Japanese one has the family name first and one full-width space; `kana` is its reading in katakana. */
export type PersonName = { name: string; kana?: string | undefined }

export const nameSpace = '\u3000'
export const maxNameLength = 100

/** Family and given name of a Japanese name; the given one is empty when only one part is there. */
export function splitName(name: string): { family: string; given: string } {
  const [family = '', ...given] = name.split(nameSpace)
  return { family, given: given.join(nameSpace) }
}

/** The two parts as one name, family name first. The space stays while a part is missing, so that the other keeps its place. */
export function joinName(family: string, given: string): string {
  return family === '' && given === '' ? '' : `${family}${nameSpace}${given}`
}

/** The parts without spaces at their ends; a whole name written into the first part alone is shared out. */
export function shareName(name: string): string {
  const { family, given } = splitName(name)
  const [first = '', ...rest] = family.trim().split(/\s+/)
  return given.trim() === '' ? joinName(first, rest.join(' ')) : joinName(family.trim(), given.trim())
}

/** Whether both parts of a Japanese name are there. */
export function isWholeName(name: string): boolean {
  const { family, given } = splitName(name)
  return family.trim() !== '' && given.trim() !== ''
}

/** A name without spaces at its ends and double spaces inside. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/[ \t\n]+/g, ' ')
}
