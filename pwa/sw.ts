import { shellPrefix } from '@/lib/config/browser-keys'
import { localizePath, splitPath } from '@/lib/i18n/locales'
import { fetchAndKeep, find, findPage, findPicture, keepFile, keepPage, keepWhole, sayKept } from './stores'
import { outdatedStores, readOrder, wayOf } from './ways'

type Shell = readonly { url: string; revision: string }[]
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Shell }

/** The offline page of each language; the build writes them here. */
const shell = self.__WB_MANIFEST
const shellStore = shellPrefix + (shell[0]?.revision ?? '')
/** A kept page is shown when the network has not answered by then. The network's answer is kept all the same. */
const patienceMs = 4000

const localeOf = (url: string) => splitPath(new URL(url).pathname).locale

async function offlinePage(url: string): Promise<Response> {
  const page = await find(localizePath('/offline', localeOf(url)))
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error()
}

/**
 * What the browser asked for while the worker was starting, with its own words. Asked for from here, an address that was typed would look like a link of
 * the site, and a page like a piece of data: the guards tell them apart (lib/routes/guards.ts).
 */
async function ask({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

/** The network first; what was kept when it fails or dawdles, and then the page says so. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const network = (async () => {
    const answer = await ask(event)
    event.waitUntil(keepPage(request, answer.clone()))
    return answer
  })()
  event.waitUntil(network.catch(() => undefined))
  const kept = await findPage(request)
  if (!kept) return network.catch(() => offlinePage(request.url))
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const answer = await Promise.race([network, late]).catch(() => null)
  return answer === null || answer.status >= 500 ? sayKept(kept, localeOf(request.url)) : answer
}

/** A name with a hash never means anything else, so what is kept is right. */
async function answerFile(event: FetchEvent, name: 'files' | 'pictures'): Promise<Response> {
  const { request } = event
  const kept = await find(request)
  if (kept) return kept
  const answer = await fetch(request).catch(async (error: unknown) => {
    const other = name === 'pictures' ? await findPicture(request) : undefined
    if (other) return other
    throw error
  })
  event.waitUntil(keepFile(name, request, answer.clone()))
  return answer
}

/** Documents come from the site; one that was put aside stands in for it. */
async function answerPaper(event: FetchEvent): Promise<Response> {
  const { request } = event
  return ask(event).catch(async () => {
    const aside = await find(request)
    return aside ?? (request.mode === 'navigate' ? offlinePage(request.url) : Response.error())
  })
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      for (const { url } of shell) await keepWhole(shellStore, url)
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all(outdatedStores(await caches.keys(), shellStore).map((name) => caches.delete(name)))
      if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const way = wayOf({ method, mode, url: new URL(url), header: (name) => headers.get(name) }, self.location.origin)
  if (way === 'page') event.respondWith(answerPage(event))
  // Without preload the browser has not asked yet, and what another site links to must not come from here: it would seem to be our own page's wish.
  if (way === 'through' && 'navigationPreload' in self.registration) event.respondWith(ask(event))
  if (way === 'paper') event.respondWith(answerPaper(event))
  if (way === 'file') event.respondWith(answerFile(event, 'files'))
  if (way === 'picture') event.respondWith(answerFile(event, 'pictures'))
})

self.addEventListener('message', (event) => {
  const order = readOrder(event.data)
  if (order?.type === 'activate') event.waitUntil(self.skipWaiting())
  if (order?.type === 'keep') event.waitUntil(fetchAndKeep(order.path).catch(() => undefined))
})
