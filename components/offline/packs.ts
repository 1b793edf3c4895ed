import { packPrefix } from '@/lib/config/browser-keys'
import type { FileDownload } from '@/lib/contract/document'
import { isLocale, localizePath, type Locale } from '@/lib/i18n/locales'
import { filesOf, picturesOf } from '@/lib/utils/files-of-page'

export type PackPaper = { kind: 'manual' | 'data-sheet'; href: string }
/** What can be put aside of a product. */
export type PackPlan = { id: string; name: string; locale: Locale; papers: readonly PackPaper[] }
/** What has been put aside. */
export type Pack = PackPlan & { savedAt: string; bytes: number }

/** Where a pack says what it is; no address of the site. */
const label = '/pack.json'
const storeOf = ({ id, locale }: Pick<PackPlan, 'id' | 'locale'>) => `${packPrefix}${locale}-${id}`
const pageOf = ({ id, locale }: Pick<PackPlan, 'id' | 'locale'>) => localizePath(`/products/${id}`, locale)

/** A plan for each product of which there is something to print. */
export function planPacks(downloads: readonly FileDownload[], locale: Locale): PackPlan[] {
  const plans = new Map<string, PackPlan & { papers: PackPaper[] }>()
  for (const { kind, product, href } of downloads) {
    if (kind !== 'manual' && kind !== 'data-sheet') continue
    const plan = plans.get(product.id) ?? { id: product.id, name: product.name, locale, papers: [] }
    plan.papers.push({ kind, href })
    plans.set(product.id, plan)
  }
  return [...plans.values()]
}

/** Addresses of everything in a pack apart from the page itself, and the page. */
async function contentsOf(plan: PackPlan) {
  const answer = await fetch(pageOf(plan))
  if (!answer.ok) throw new Error(`${pageOf(plan)} answers ${answer.status}`)
  const html = await answer.clone().text()
  const addresses = [...filesOf(html), ...picturesOf(html), ...plan.papers.map(({ href }) => href)]
  return { answer, html, addresses }
}

async function sizeOf(address: string): Promise<number> {
  const kept = await caches.match(address, { ignoreVary: true })
  if (kept) return (await kept.blob()).size
  const { headers } = await fetch(address, { method: 'HEAD' })
  return Number(headers.get('content-length') ?? 0)
}

/** Bytes a pack will take, before it is fetched. */
export async function measurePack(plan: PackPlan): Promise<number> {
  const { html, addresses } = await contentsOf(plan)
  const sizes = await Promise.all(addresses.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, new Blob([html]).size)
}

async function sizeOfStore(store: Cache): Promise<number> {
  let bytes = 0
  for (const request of await store.keys()) bytes += (await (await store.match(request))?.blob())?.size ?? 0
  return bytes
}

/** Puts a pack aside, whole or not at all. */
export async function savePack(plan: PackPlan): Promise<Pack> {
  await removePack(plan)
  const store = await caches.open(storeOf(plan))
  try {
    const { answer, addresses } = await contentsOf(plan)
    await store.put(pageOf(plan), answer)
    await store.addAll(addresses)
    const pack = { ...plan, savedAt: new Date().toISOString(), bytes: await sizeOfStore(store) }
    await store.put(label, Response.json(pack))
    // Without it a browser may clear what is kept when the device is full, or, on Apple's, after a week without a visit.
    await navigator.storage.persist().catch(() => false)
    return pack
  } catch (error) {
    await removePack(plan)
    throw error
  }
}

export async function removePack(plan: Pick<PackPlan, 'id' | 'locale'>): Promise<void> {
  await caches.delete(storeOf(plan))
}

function isPack(value: unknown): value is Pack {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, locale, papers, savedAt, bytes } = value as Record<keyof Pack, unknown>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof locale === 'string' &&
    isLocale(locale) &&
    Array.isArray(papers) &&
    typeof savedAt === 'string' &&
    typeof bytes === 'number'
  )
}

/** Everything put aside on this device, the newest first. */
export async function listPacks(): Promise<Pack[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(packPrefix))
  const found = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).match(label))?.json() as Promise<unknown>),
  )
  return found.filter(isPack).sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** Address of the page in a pack. */
export const packPage = pageOf
