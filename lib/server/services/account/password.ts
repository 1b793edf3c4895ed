import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '@/lib/contract/api-error'
import { deriveKey } from '@/lib/server/http/token'
import common from './common-passwords.json'

/** A hash of nothing anybody can type: an unknown name takes as long as a wrong password. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$VW5rbm93bkFjY291bnQx$Wl3q0xIXr4kz9uNfY2sB6v1m8cQeHnT5oJdLgRpAwEs'

/** Names of the site itself, which guessers try first. */
const ownWords = ['yss', 'suspension', 'yssthailand', 'yss-suspension', 'ysssuspension'] as const

/** One spelling, so that a password typed on another keyboard or phone is the same password. */
const spellingOf = (password: string) => password.normalize('NFKC')

let commonWords: ReadonlySet<string> | null = null

function isCommon(word: string): boolean {
  commonWords ??= new Set(common.words.split(' '))
  return commonWords.has(word)
}

/** Letters and digits alone, without what people put behind a word to please a rule. */
const coreOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '')

/**
 * Whether a password is among the first that anybody would try: known from leaks, one character again and again, digits in order, or the name of
 * the site or of the account with figures behind it. `own`: what is known of its owner.
 */
function isWeakPassword(password: string, own: readonly string[]): boolean {
  const word = spellingOf(password).toLowerCase()
  const core = coreOf(word)
  const taken = [...ownWords, ...own.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/\s+/)])]
  return (
    isCommon(word) ||
    new Set(word).size < 3 ||
    '01234567890123456789'.includes(word) ||
    '98765432109876543210'.includes(word) ||
    taken.some((text) => text !== '' && (text.toLowerCase() === word || (core !== '' && coreOf(text) === core)))
  )
}

/** Throws WEAK_PASSWORD. There are no rules of composition: length and this are all that is asked. */
export function requireStrongPassword(password: string, own: readonly string[] = []): void {
  if (isWeakPassword(password, own))
    throw new ApiError('WEAK_PASSWORD', { fields: [{ path: 'password', code: 'invalid' }] })
}

/** Marks hashes that were made with the site's key, too. Those from before, and the sample accounts', have none. */
const keyed = 'keyed:'
const withKey = () => ({ secret: deriveKey('password hash') })

/** Argon2id with a key that is not in the database: a stolen copy of it is no list to try passwords on. */
export async function hashPassword(password: string): Promise<string> {
  return keyed + (await hash(spellingOf(password), withKey()))
}

/** `passwordHash`: null = of nobody, which takes as long and is never right. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const stored = passwordHash ?? nobody
  const [text, key] = stored.startsWith(keyed) ? [stored.slice(keyed.length), withKey()] : [stored, undefined]
  const right = await verify(text, spellingOf(password), key).catch(() => false)
  return right && passwordHash !== null
}
