import { NextRequest } from 'next/server'
import nextAuth, { type AuthOptions } from 'next-auth'
import credentialsProvider from 'next-auth/providers/credentials'
import { normalizeError } from '@/lib/client/normalize-error'
import { cookieNames } from '@/lib/config/browser-keys'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { signInWays, type SignInAnswer, type SignInWay } from '@/lib/contract/session'
import type { TokenPair } from '@/lib/contract/account'
import { endpoints } from '@/lib/contract/endpoints'
import { clearedFormCookie } from './cookies'
import { companyAsVisitor } from './as-visitor'
import { cookiesFor, isSecureSite } from './open-session'
import { authSecret } from './session-token'

export const isSignInWay = (name: string | undefined): name is SignInWay =>
  name !== undefined && Object.hasOwn(signInWays, name)

/** What the company said, kept beside next-auth, which knows only yes and no. */
type Outcome = { tokens?: TokenPair; answer?: SignInAnswer; refusal?: Error }

/** Asks the company, with what was typed; what is no input of the operation is INVALID_INPUT. */
async function prove(way: SignInWay, typed: unknown, request: Request): Promise<Outcome> {
  const operation = signInWays[way]
  const input = endpoints[operation].input.safeParse(typed)
  if (!input.success) return { refusal: new ApiError('INVALID_INPUT') }
  try {
    const found = await companyAsVisitor(request).call(operation, input.data)
    if (!('access_token' in found)) return { answer: found }
    const recovery_codes = 'recovery_codes' in found ? found.recovery_codes : []
    return { tokens: found, answer: { signed_in: true, recovery_codes } }
  } catch (error) {
    return { refusal: normalizeError(error) }
  }
}

const silent = () => undefined

function optionsFor(way: SignInWay, typed: unknown, request: Request, outcome: Outcome): AuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt' },
    cookies: {
      csrfToken: {
        name: cookieNames['sign-in-form'],
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() },
      },
    },
    // Nobody is led anywhere, so nothing that a cookie of addresses holds is ever read.
    callbacks: { redirect: ({ baseUrl }) => baseUrl },
    // What goes wrong is told by the company's answer; the library would log what was typed.
    logger: { error: silent, warn: silent, debug: silent },
    providers: [
      credentialsProvider({
        id: way,
        credentials: {},
        authorize: async () => {
          Object.assign(outcome, await prove(way, typed, request))
          return outcome.tokens ? { id: way } : null
        },
      }),
    ],
  }
}

/** next-auth's own handler; of its cookies only the one of the form is used, tokens are written by this site (cookies.ts). */
async function handle(path: readonly string[], options: AuthOptions, body?: object): Promise<Response> {
  process.env.NEXTAUTH_URL ??= environment().SITE_URL
  const request = new NextRequest(new URL(`/api/auth/${path.join('/')}`, environment().SITE_URL), {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return nextAuth(request, { params: Promise.resolve({ nextauth: [...path] }) }, options) as Promise<Response>
}

/** GET /api/auth/csrf: what a form of sign-in sends along, with its cookie. */
export async function answerCsrf(request: Request): Promise<Response> {
  const handled = await handle(['csrf'], optionsFor('local', null, request, {}))
  const answer = Response.json(await handled.json())
  const name = cookieNames['sign-in-form']
  for (const cookie of handled.headers.getSetCookie().filter((text) => text.startsWith(`${name}=`))) {
    // Taken away before it is set, ours is the youngest of its name and stands behind whatever another site of the domain has planted: next-auth reads the last.
    answer.headers.append('set-cookie', clearedFormCookie())
    answer.headers.append('set-cookie', cookie)
  }
  return answer
}

/** POST /api/auth/callback/<way>. Throws what the company threw, and FORBIDDEN for a form that is not this site's own. */
export async function answerSignIn(
  way: SignInWay,
  typed: Record<string, unknown>,
  request: Request,
): Promise<Response> {
  const outcome: Outcome = {}
  const { csrfToken, ...input } = typed
  await handle(['callback', way], optionsFor(way, input, request, outcome), { csrfToken, json: 'true' })
  if (outcome.refusal !== undefined) throw outcome.refusal
  if (!outcome.answer) throw new ApiError('FORBIDDEN')
  const answer = Response.json(outcome.answer)
  for (const cookie of outcome.tokens ? await cookiesFor(outcome.tokens, new Date()) : [])
    answer.headers.append('set-cookie', cookie)
  return answer
}
