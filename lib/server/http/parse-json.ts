import { ApiError } from '@/lib/contract/api-error'

/** Deeper than any form; what walks over a value calls itself for each level. */
const maxDepth = 32

/** Parses JSON in UTF-8. Throws INVALID_INPUT for what is no JSON, or nested more than 32 levels deep. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  if (isDeep(text)) throw new ApiError('INVALID_INPUT', { message: 'The body is nested too deeply' })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('INVALID_INPUT', { message: 'The body is not JSON' })
  }
}

/** Counts brackets outside of texts, before anything is built from them. */
function isDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') inText = !inText
    else if (inText && character === '\\') at += 1
    else if (!inText && (character === '[' || character === '{')) depth += 1
    else if (!inText && (character === ']' || character === '}')) depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}
