import { codesIn, linksIn, picturesIn, type CheckSources } from '@/lib/domain/editor/checks'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { isOwnPicture } from '@/lib/domain/own-picture'
import { findPicture } from '@/lib/pictures/find-picture'
import { isPlaced } from '@/lib/pictures/placed-scenes'
import { matchRoute } from '@/lib/routes/table'
import { isWritten } from '@/lib/routes/written'
import { findSummariesByCode } from '@/lib/server/db/queries/products'
import { findContentPictures } from './pictures'
import { deskKinds } from './kinds'
import type { ContentSource } from './overlay'
import type { Working } from './working'

/** Kinds whose entries have a page each, by the route of that page. */
const kindOfRoute = {
  '/newsAndEvents/:id': { kind: 'news', param: 'id' },
  '/services/faq/:question': { kind: 'question', param: 'question' },
  '/career/:id/:position?': { kind: 'job', param: 'id' },
} as const

const isKindRoute = (path: string): path is keyof typeof kindOfRoute => Object.hasOwn(kindOfRoute, path)

/** Whether a link of this site leads to a page that visitors can open. */
async function leadsSomewhere(link: string, source: ContentSource): Promise<boolean> {
  const match = matchRoute(new URL(link, 'http://site').pathname)
  if (!match || match.route.guards.length > 0 || !isWritten(match.route)) return false
  const { path } = match.route
  if (path === '/products/:id') {
    const row = await source.db
      .selectFrom('product')
      .select('id')
      .where('id', '=', match.params.id ?? '')
      .executeTakeFirst()
    return row !== undefined
  }
  if (!isKindRoute(path)) return true
  const { kind, param } = kindOfRoute[path]
  return (await deskKinds[kind].live(source)).has(match.params[param] ?? '')
}

/** Links, part numbers and pictures of an entry that lead nowhere, and pictures that need no words of their own. */
export async function findUnknown(
  { kind, data }: Pick<Working, 'kind' | 'data'>,
  source: ContentSource,
): Promise<Pick<CheckSources, 'unknown' | 'described'>> {
  const entry = { fields: kindFields[kind], data }
  const links = [...new Set(linksIn(entry).map(({ value }) => value))]
  const codes = [...new Set(codesIn(entry).map(({ value }) => value))]
  const pictures = picturesIn(entry).map(({ value }) => value)
  const [known, leading, own] = await Promise.all([
    findSummariesByCode(source.db, { codes, lang: 'en' }),
    Promise.all(links.map((link) => leadsSomewhere(link, source))),
    findContentPictures(source.db, pictures.filter(isOwnPicture)),
  ])
  return {
    unknown: {
      links: new Set(links.filter((_, at) => leading[at] === false)),
      codes: new Set(codes.filter((code) => !known.has(code))),
      pictures: new Set(pictures.filter((picture) => findPicture(picture) === null && !own.has(picture))),
    },
    described: new Set(pictures.filter(isPlaced)),
  }
}
