import { NextResponse, type NextRequest } from 'next/server'
import { splitPath } from '@/lib/i18n/locales'
import { noncePolicy } from '@/lib/config/nonce-policy'
import { addressHeader, type AddressMark } from '@/lib/routes/address'
import { isRenderedPerRequest } from '@/lib/routes/per-request'
import { guardNamesOf, runGuards, UnknownGuardError, type GuardContext } from '@/lib/routes/guards'

/**
 * Runs only where something has to be decided: the language of a visitor, pages that not everyone may enter, pages rendered per request, and
 * addresses that the request hook marked as odd.
 * Everything else is served from the stored pages without passing through here.
 */
export function middleware(request: NextRequest): Response {
  const mark = request.headers.get(addressHeader)
  if (mark === 'broken') return refuse(400, 'Bad Request')
  if (mark === 'trace') return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD, POST' })
  const url = new URL(request.nextUrl.href)
  const { locale, path } = splitPath(url.pathname)
  const environment = { INTERNAL_PAGES: process.env.INTERNAL_PAGES, PREVIEW: process.env.PREVIEW }
  const context: GuardContext = {
    request,
    url,
    cookies: request.cookies,
    locale,
    path,
    environment,
    passed: new Headers(),
  }
  try {
    return answer(context)
  } catch (error) {
    if (!(error instanceof UnknownGuardError)) throw error
    return new Response(error.message, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

function refuse(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(`${status} ${words}`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

function answer(context: GuardContext): Response {
  const { request, url, path, passed } = context
  const decision = runGuards(guardNamesOf(path), context)
  if (decision?.kind === 'redirect') {
    const headers = new Headers({
      location: new URL(decision.location, url).href,
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    })
    if (decision.cookie) headers.append('set-cookie', decision.cookie)
    return new Response(null, { status: decision.status, headers })
  }
  if (isRenderedPerRequest(path, url.searchParams)) passed.set('content-security-policy', noncePolicy(path))
  const headers = new Headers(request.headers)
  passed.forEach((value, name) => headers.set(name, value))
  // An address that no route has: the rewrites of next.config lead to the "not found" page of its language. Rewritten here, its host would be
  // `localhost`, which a server that listens on 127.0.0.1 takes for another one.
  if (decision) headers.set(addressHeader, 'missing' satisfies AddressMark)
  return NextResponse.next({ request: { headers }, headers: passed })
}

export const config = {
  // Next's other runtime is a sandbox with its own copy of what a browser has: 32 MB.
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!(?:th|jp|en|ja)(?:/|$)|api(?:/|$)|_next(?:/|$)|.*\\.[a-z0-9]+$).*)',
      missing: [
        { type: 'cookie', key: 'i18n_redirected', value: '(?:en|th|jp)' },
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'next-router-prefetch' },
      ],
    },
    {
      source: '/',
      has: [{ type: 'cookie', key: 'i18n_redirected', value: '(?:th|jp)' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    // Odd addresses, and selections, which get a nonce.
    { source: '/:path*', has: [{ type: 'header', key: 'x-address' }] },
    '/:locale(th|jp)?/user',
    '/:locale(th|jp)?/user/:page((?!recentlyViewedProducts).+)',
    '/:locale(th|jp)?/desk/:page*',
    '/:locale(th|jp)?/login',
    '/:locale(th|jp)?/register',
    '/:locale(th|jp)?/password/:page*',
    '/:locale(th|jp)?/test/:page*',
    '/:locale(th|jp)?/newApi/:page*',
    '/:locale(th|jp)?/about/:draft(introduction-.+)',
  ],
}
