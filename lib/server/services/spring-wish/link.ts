import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import { localizePath } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/schema'
import type { WishTable } from '@/lib/server/db/tables/wishes'
import { makePrivateToken, readPrivateToken } from '@/lib/server/private-link'

/** Kind of the private links to wishes. */
const linkKind = 'spring-wish'

/** Private address of a wish within the site; the part after `#` is never sent to a server by the browser. */
export function managePath(id: string, lang: Lang): string {
  return `${localizePath('/car-spring/coming-soon/wish', lang)}#${makePrivateToken(linkKind, id)}`
}

export function siteUrl(path: string): string {
  return new URL(path, environment().SITE_URL).href
}

/** The id in a genuine link; null = it is none. */
export function wishIdOf(token: string): string | null {
  return readPrivateToken(linkKind, token)
}

/** The wish a private link opens; throws NOT_FOUND for anything but a genuine link to a wish that is still kept. */
export async function requireWish(db: Kysely<Database>, token: string): Promise<WishTable> {
  const id = wishIdOf(token)
  const row = id === null ? undefined : await db.selectFrom('wish').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: 'wish' })
  return row
}
