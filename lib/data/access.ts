import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { environment } from '@/lib/config/environment'
import type { Scope } from '@/lib/contract/scope'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import type { GuardName } from '@/lib/routes/guard-names'
import { signInAddress } from '@/lib/routes/sign-in-address'
import { matchRoute, type Route, type RouteMatch } from '@/lib/routes/table'
import { readUser } from './session'

const hasScope = async (scope: Scope) => (await readUser())?.scope.includes(scope) ?? false

/** What a page asks before it shows anything; the other guards decide nothing about who may see it. */
const questions: Partial<Record<GuardName, (route: Route, path: string) => Promise<void>>> = {
  // Middleware let a session pass that has ended meanwhile, elsewhere perhaps: there is a way back to where it was.
  auth: async (_route, path) => {
    if (await readUser()) return
    const locale = await currentLocale()
    redirect(signInAddress(localizePath(path, locale), locale))
  },
  guest: async () => {
    if (await readUser()) redirect(localizePath('/', await currentLocale()))
  },
  scope: async ({ scopes }) => {
    const user = await readUser()
    if (user?.secondFactor === 'missing') redirect(localizePath('/user/second-factor', await currentLocale()))
    if (!user?.scope.some((scope) => scopes.includes(scope))) notFound()
  },
  internal: async () => {
    if (!environment().INTERNAL_PAGES && !(await hasScope('internal'))) notFound()
  },
  preview: async () => {
    if (!environment().PREVIEW && !(await hasScope('content'))) notFound()
  },
}

/** The guarded page at a path, for a visitor who may see it; anybody else is sent away or told that nothing is there. */
export async function requireAccess(path: string): Promise<RouteMatch> {
  await connection()
  const match = matchRoute(path)
  if (!match) notFound()
  for (const guard of match.route.guards) await questions[guard]?.(match.route, path)
  return match
}
