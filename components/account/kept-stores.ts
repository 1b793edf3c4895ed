import { likeStore } from '@/lib/utils/like-store'
import { garageStore, vehicleStore } from '@/components/fitment/vehicle-store'
import { compareStore } from '@/components/products/compare-store'
import type { KeepInput, KeptEntry } from '@/lib/contract/kept'
import type { KeptKind } from '@/lib/contract/kept-kinds'
import { createLocalStore } from '@/lib/utils/local-store'
import { recentStore } from '@/lib/utils/recent-store'

/** Whose lists this browser has, and what each was when account and browser agreed last. */
type Synced = { account: string; texts: Partial<Record<KeptKind, string>> }

const nobody: Synced = { account: '', texts: {} }
export const syncedStore = createLocalStore<Synced>('account-lists', nobody, (stored) =>
  typeof stored === 'object' && stored !== null && 'account' in stored && 'texts' in stored
    ? (stored as Synced)
    : nobody,
)

export const localKinds = { garage: garageStore, recent: recentStore, compare: compareStore, likes: likeStore } as const

export const localText = (kind: KeptKind): string => JSON.stringify(localKinds[kind].read())

/** What this browser has, as the account takes it. */
export function localInput(kind: KeptKind, how: KeepInput['how']): KeepInput {
  return { kind, how, value: JSON.parse(localText(kind)) as never }
}

/** Makes a list of this browser the account's. */
export function applyKept(account: string, entry: KeptEntry): void {
  if (JSON.stringify(entry.value) !== localText(entry.kind)) write(entry)
  const before = syncedStore.read()
  const texts = before.account === account ? before.texts : {}
  syncedStore.write({ account, texts: { ...texts, [entry.kind]: localText(entry.kind) } })
}

function write(entry: KeptEntry): void {
  if (entry.kind === 'garage') {
    garageStore.write(entry.value)
    const chosen = vehicleStore.read()
    if (chosen === null || !entry.value.some(({ id }) => id === chosen.id)) vehicleStore.write(entry.value[0] ?? null)
  } else if (entry.kind === 'likes') likeStore.write(entry.value)
  else localKinds[entry.kind].write(entry.value)
}

/** Forgets in this browser what was the account's. */
export function forgetLists(): void {
  garageStore.write([])
  vehicleStore.write(null)
  recentStore.write([])
  compareStore.write([])
  likeStore.write({ browser: '', ids: [] })
  syncedStore.write(nobody)
}
