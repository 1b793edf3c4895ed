import { createLocalStore, type LocalStore } from './local-store'

/** An unfinished form on the visitor's own device. `values` are whatever an older version of the site stored: to be checked by who reads them. */
export type StoredDraft = { /** ISO time. */ savedAt: string; key: string; step: number; values: unknown }

const keptDays = 30

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
export function createDraftStore(name: string): LocalStore<StoredDraft | null> {
  return createLocalStore(name, null, parse)
}

/** The draft, unless it is older than a month: by then a device may have changed hands. */
export function readFreshDraft(store: Pick<LocalStore<StoredDraft | null>, 'read'>, now: Date): StoredDraft | null {
  const draft = store.read()
  return draft && now.getTime() - Date.parse(draft.savedAt) < keptDays * 86_400_000 ? draft : null
}
