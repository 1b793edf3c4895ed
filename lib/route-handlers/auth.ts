import { companyAsVisitor, isRefusal } from '@/lib/auth/as-visitor'
import { clearedCookies, refusedCookie } from '@/lib/auth/cookies'
import { isOwnRequest } from '@/lib/auth/own-request'
import { refreshTokensOf, renewSession } from '@/lib/auth/renew'
import { readAccessToken } from '@/lib/auth/session-token'
import { answerCsrf, answerSignIn, isSignInWay } from '@/lib/auth/sign-in'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import { safeRedirectPath } from '@/lib/routes/safe-redirect'
import { errorResponse } from '@/lib/server/http/error-response'
import { parseJson } from '@/lib/server/http/parse-json'
import { readBody } from '@/lib/server/http/read-body'
import { answerRequest } from './answer-request'

/** More than any form of sign-in has, bytes. */
const maxBytes = 8192

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

async function askMe(request: Request, token: string | null): Promise<User | null> {
  if (token === null) return null
  try {
    return (await companyAsVisitor(request).call('ApiUser/Me', {}, { token })).data
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Who is signed in, as the company says now; a session that is over leaves no cookie behind. */
async function answerSession(request: Request): Promise<Response> {
  const user = await askMe(request, await readAccessToken(request.headers.get('cookie')))
  if (user) return Response.json({ user })
  const { accessToken, cookies, fault } = await renewSession(request, new Date())
  if (fault !== undefined) throw fault
  return withCookies(Response.json({ user: await askMe(request, accessToken) }), cookies)
}

/** For a page: new tokens, and back to it. */
async function answerRenewedPage(request: Request): Promise<Response> {
  const to = safeRedirectPath(new URL(request.url).searchParams.get('to')) ?? '/'
  const now = new Date()
  const { accessToken, cookies, fault } = await renewSession(request, now)
  const isRefused = accessToken === null && fault === undefined
  const answer = new Response(null, { status: 303, headers: { location: to } })
  return withCookies(answer, isRefused ? [...cookies, refusedCookie(now)] : cookies)
}

/** For a script whose call was refused; UNAUTHORIZED when there is nothing to renew. */
async function answerRenewal(request: Request): Promise<Response> {
  const { accessToken, cookies, fault } = await renewSession(request, new Date())
  if (fault !== undefined) throw fault
  const answer =
    accessToken === null ? errorResponse(new ApiError('UNAUTHORIZED'), crypto.randomUUID()) : Response.json({})
  return withCookies(answer, cookies)
}

/** Ends the session at the company, too; whatever it says, this browser has forgotten it. */
async function answerSignOut(request: Request): Promise<Response> {
  const company = companyAsVisitor(request)
  for (const refresh_token of refreshTokensOf(request))
    await company.call('revokeToken', { refresh_token }).catch(() => null)
  return withCookies(Response.json({}), clearedCookies())
}

async function answerCallback(request: Request, way: string | undefined): Promise<Response> {
  if (!isSignInWay(way)) throw new ApiError('NOT_FOUND')
  const typed = parseJson(await readBody(request, maxBytes))
  return answerSignIn(way, typeof typed === 'object' && typed !== null ? { ...typed } : {}, request)
}

const answers: Record<string, (request: Request, part: string | undefined) => Promise<Response>> = {
  'GET csrf': answerCsrf,
  'GET session': answerSession,
  'GET renew': answerRenewedPage,
  'POST renew': answerRenewal,
  'POST signout': answerSignOut,
  'POST callback': answerCallback,
}

/** Everything under /api/auth; nothing of it may be stored, and what changes something only this site's pages may ask. */
export async function answerAuthCall(request: Request): Promise<Response> {
  const [name = '', part, ...more] = new URL(request.url).pathname.split('/').slice(3)
  const answer = more.length === 0 ? answers[`${request.method} ${name}`] : undefined
  return answerRequest(request, async () => {
    if (!answer) throw new ApiError('NOT_FOUND')
    if (request.method === 'POST' && !isOwnRequest(request)) throw new ApiError('FORBIDDEN')
    const answered = await answer(request, part)
    answered.headers.set('cache-control', 'no-store')
    return answered
  })
}
