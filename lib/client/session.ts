import './without-eval'
import axios from 'axios'
import { signInAnswerSchema, type SignInAnswer, type SignInWay } from '@/lib/contract/session'
import { normalizeError } from './normalize-error'
import { tellTabs } from './session-hint'

const client = axios.create({ baseURL: '/api/auth/', timeout: 15_000 })

async function ask<T>(call: Promise<{ data: unknown }>, parse: (data: unknown) => T): Promise<T> {
  try {
    return parse((await call).data)
  } catch (error) {
    throw normalizeError(error)
  }
}

/** Signs in with what a form holds. Throws ApiError. */
export async function signIn(way: SignInWay, values: Record<string, unknown>): Promise<SignInAnswer> {
  const { csrfToken } = await ask(client.get('csrf'), (data) => data as { csrfToken: string })
  const answer = await ask(client.post(`callback/${way}`, { ...values, csrfToken }), (data) =>
    signInAnswerSchema.parse(data),
  )
  if ('signed_in' in answer) tellTabs()
  return answer
}

/** Forgets the session here and at the company, in every tab; an answer that does not come changes nothing for who wants to leave. Where to go is the caller's. */
export async function signOut(): Promise<void> {
  await client.post('signout').catch(() => null)
  tellTabs()
}

let renewing: Promise<void> | null = null

/** New tokens, once for all calls that were refused at the same time. Resolves in any case: the next answer says what it was worth. */
export async function renewTokens(): Promise<void> {
  renewing ??= client
    .post('renew')
    .catch(() => null)
    .then(() => {
      renewing = null
      tellTabs()
    })
  return renewing
}
