const word = '[a-z0-9][a-z0-9-]*'
const pattern = new RegExp(`^${word}(?:/${word})*\\.[a-z0-9]+$`)

/** Throws on a key that this program would not make, above all one that leads out of the storage. */
export function checkKey(key: string): string {
  if (!pattern.test(key)) throw new Error('Not a storage key')
  return key
}
