import { draftKeys, type DraftKey } from '@/lib/config/browser-keys'
import { draftKept } from '@/lib/domain/draft-kept'
import { createLocalStore, type LocalStore } from './local-store'

/** An unfinished form on the visitor's own device. `values` are whatever an older version of the site stored: to be checked by who reads them. */
export type StoredDraft = { /** ISO time. */ savedAt: string; key: string; step: number; values: unknown }

function parse(stored: unknown): StoredDraft | null {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
  const { values } = stored
  if (
    !('savedAt' in stored) ||
    typeof stored.savedAt !== 'string' ||
    !('key' in stored) ||
    typeof stored.key !== 'string'
  )
    return null
  return {
    savedAt: stored.savedAt,
    key: stored.key,
    step: 'step' in stored && typeof stored.step === 'number' ? stored.step : 0,
    values,
  }
}

/** Place of one form's draft in local storage; `write(null)` forgets it. */
export function createDraftStore(name: DraftKey): LocalStore<StoredDraft | null> {
  return createLocalStore(name, null, parse)
}

function isOld({ savedAt }: StoredDraft, now: Date): boolean {
  return !(now.getTime() - Date.parse(savedAt) < draftKept.count * 86_400_000)
}

/** The draft, unless it is old: by then a device may have changed hands. */
export function readFreshDraft(store: Pick<LocalStore<StoredDraft | null>, 'read'>, now: Date): StoredDraft | null {
  const draft = store.read()
  return draft && !isOld(draft, now) ? draft : null
}

/** Takes old drafts off the device, whatever page is looked at. Storage that is forbidden holds none. */
export function removeOldDrafts(now: Date): void {
  for (const name of draftKeys) {
    const draft = createDraftStore(name).read()
    if (draft && isOld(draft, now)) localStorage.removeItem(name)
  }
}
