import { cacheLimits, cacheNames } from '@/lib/config/browser-keys'
import type { Locale } from '@/lib/i18n/locales'
import { filesOf, subjectOf } from '@/lib/utils/files-of-page'
import { isForEverybody, isStoredPage, markKept, type Answered } from './ways'

/** Answers differ by headers of the router, which no request that is looked up here has. */
const anyVary = { ignoreVary: true } as const

const said = (answer: Response): Answered => ({
  status: answer.status,
  redirected: answer.redirected,
  header: (name) => answer.headers.get(name),
})

type StoreName = keyof typeof cacheNames

/** The newest stands at the end of a store, so what has to make way stands at its beginning. */
async function keep(name: StoreName, request: Request | string, answer: Response): Promise<void> {
  const store = await caches.open(cacheNames[name])
  await store.delete(request, anyVary)
  await store.put(request, answer)
  const kept = await store.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - cacheLimits[name])).map((old) => store.delete(old)))
}

/** Whatever is kept for an address, in any store. */
export function find(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, anyVary)
}

/** Keeps a page that is the same for everybody; leaves any other alone. */
export async function keepPage(request: Request | string, answer: Response): Promise<void> {
  if (isStoredPage(said(answer))) await keep('pages', request, answer)
}

export async function keepFile(name: 'files' | 'pictures', request: Request | string, answer: Response): Promise<void> {
  if (isForEverybody(said(answer))) await keep(name, request, answer)
}

/** The newest copy of a page: the one that was kept in passing, or one of what was put aside. */
export async function findPage(request: Request): Promise<Response | undefined> {
  const passing = await (await caches.open(cacheNames.pages)).match(request, anyVary)
  return passing ?? find(request)
}

/** A kept page that says when it was fetched. */
export async function sayKept(kept: Response, locale: Locale): Promise<Response> {
  const headers = new Headers(kept.headers)
  const fetchedAt = new Date(headers.get('date') ?? Date.now())
  return new Response(markKept(await kept.text(), fetchedAt, locale), { status: 200, headers })
}

/** The same picture in another width or format: better than none. */
export async function findPicture({ url }: Request): Promise<Response | undefined> {
  const subject = subjectOf(new URL(url).pathname)
  for (const name of await caches.keys()) {
    const store = await caches.open(name)
    const other = (await store.keys()).find((kept) => subjectOf(new URL(kept.url).pathname) === subject)
    if (other) return store.match(other, anyVary)
  }
  return undefined
}

/** Fetches a page and what it needs, for a time without a connection. */
export async function fetchAndKeep(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!isStoredPage(said(answer))) return
  const html = await answer.clone().text()
  await keep('pages', path, answer)
  for (const file of filesOf(html)) if (!(await find(file))) await keepFile('files', file, await fetch(file))
}

/** A page with everything it needs in a store of its own; throws when a part does not come. */
export async function keepWhole(name: string, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!isStoredPage(said(answer))) throw new Error(`${path} answers ${answer.status}`)
  const store = await caches.open(name)
  const html = await answer.clone().text()
  await store.put(path, answer)
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  await store.addAll(filesOf(html).filter((file) => !kept.has(file)))
}
