import type { BrowserPlace } from '@/lib/domain/browser-places'

/** Bytes by place and name. */
export type StoredSizes = Record<BrowserPlace, Record<string, number>>

function sizesOf(read: () => Record<string, number>): Record<string, number> {
  try {
    return read()
  } catch {
    // Where storage is forbidden, nothing is stored.
    return {}
  }
}

const sizeOf = (storage: Storage) =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, (storage.getItem(key) ?? '').length + key.length]))

const cookieSizes = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair.length]),
  )

async function sizeOfStore(name: string): Promise<number> {
  const store = await caches.open(name)
  const answers = await store.matchAll()
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size))
  return sizes.reduce((total, size) => total + size, 0)
}

async function storeSizes(): Promise<Record<string, number>> {
  // Without HTTPS there is no Cache Storage.
  if (!('caches' in window)) return {}
  const names = await caches.keys().catch(() => [])
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await sizeOfStore(name)] as const)))
}

/** What lies in this browser now. */
export const readStoredSizes = async (): Promise<StoredSizes> => ({
  cookie: sizesOf(cookieSizes),
  local: sizesOf(() => sizeOf(localStorage)),
  tab: sizesOf(() => sizeOf(sessionStorage)),
  cache: await storeSizes(),
})
