import { normalizeCode } from '@/lib/domain/product-code'

const shortestPrefix = 4
const shortestWord = 8
const longest = 40

/** The keys of part numbers a query may stand for: the whole query, which may be a beginning, and words that look like a whole number. */
export function readCodeKeys(query: string): { prefix: string | null; exact: string[] } {
  const whole = toKey(query, shortestPrefix)
  const words = query
    .split(/\s+/)
    .map((word) => toKey(word, shortestWord))
    .filter((key) => key !== null)
  return { prefix: whole, exact: [...new Set([...(whole ? [whole] : []), ...words])] }
}

/** The first key after all keys that begin with this one; keys are upper-case ASCII. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u007F`
}

function toKey(text: string, shortest: number): string | null {
  const key = normalizeCode(text)
  return key.length >= shortest && key.length <= longest && /^[A-Z0-9]+$/.test(key) && /\d/.test(key) ? key : null
}
