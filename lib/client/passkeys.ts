import type { OutputOf } from '@/lib/contract/endpoints'

/** So quickly nobody can say no: the browser did, as in apps that show pages themselves, ms. */
const tooQuickForAPerson = 400

/** Whether this device can make and use passkeys that ask for a finger, a face or a code. */
export async function hasPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** `not-here`: this browser refuses; `known`: the device has one for this account; `stopped`: somebody said no, or took too long. */
export type PasskeyRefusal = 'not-here' | 'known' | 'stopped'

/** Why there is no passkey; null = it was something else. `ms`: how long it took. */
export function readPasskeyRefusal(error: unknown, ms: number): PasskeyRefusal | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  if (name === 'AbortError') return 'stopped'
  if (name === 'NotSupportedError' || name === 'SecurityError') return 'not-here'
  return name === 'NotAllowedError' ? (ms < tooQuickForAPerson ? 'not-here' : 'stopped') : null
}

export class PasskeyError extends Error {
  constructor(readonly refusal: PasskeyRefusal) {
    super(refusal)
    this.name = 'PasskeyError'
  }
}

/** Throws PasskeyError when there is none. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await question()
  } catch (error) {
    const refusal = readPasskeyRefusal(error, performance.now() - started)
    throw refusal === null ? error : new PasskeyError(refusal)
  }
}

/** Has the device make a passkey. */
export async function makePasskey(optionsJSON: OutputOf<'beginPasskey'>['options']) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return asked(() => startRegistration({ optionsJSON }))
}

/** Has the device sign with one of its passkeys. */
export async function signWithPasskey(optionsJSON: OutputOf<'beginPasskeySignIn'>['options']) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return asked(() => startAuthentication({ optionsJSON }))
}

/** The page in the phone's own browser, which LINE opens for such an address; null = this is not LINE's. */
export function wayOutOfLine(userAgent: string, address: string): string | null {
  if (!/\bLine\/\d/i.test(userAgent)) return null
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
