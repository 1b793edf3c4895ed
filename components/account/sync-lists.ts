import { keptKinds, type KeptEntry, type KeptKind } from '@/lib/contract/kept-kinds'
import { callCompany } from '@/lib/client/browser'
import { applyKept, localInput, localKinds, localText, syncedStore } from './kept-stores'

const isEmpty = (text: string) => text === '[]' || text.startsWith('{"browser":"","ids":[]')

/**
 * Brings one list of this browser and the account together. What only one side has changed since they agreed last is taken as it is; what both have
 * changed joins. A browser that was another account's gives nothing of that away: it takes over this account's.
 */
async function syncKind(account: string, kind: KeptKind, kept: KeptEntry | undefined): Promise<boolean> {
  const { account: last, texts } = syncedStore.read()
  const local = localText(kind)
  const agreed = last === account ? texts[kind] : undefined
  const stranger = last !== '' && last !== account
  const remote = kept ? JSON.stringify(kept.value) : null
  if (stranger || local === agreed || (isEmpty(local) && agreed === undefined)) {
    if (kept) applyKept(account, kept)
  } else applyKept(account, await callCompany('keep', localInput(kind, remote === agreed ? 'replace' : 'merge')))
  return local !== localText(kind) || (remote !== null && remote !== localText(kind))
}

/** Once for each page: the lists join, and later changes in this tab are kept. Answers whether anything is other than before. */
export async function syncLists(): Promise<boolean> {
  const { account, kept } = await callCompany('getKept', {})
  let changed = false
  for (const kind of keptKinds)
    changed = (await syncKind(account, kind, kept.find((entry) => entry.kind === kind))) || changed
  return changed
}

const settleMs = 1500

/** Keeps what is changed from now on; a burst of changes is one call. Answers how to stop. */
export function keepChanges(account: string): () => void {
  const stops = keptKinds.map((kind) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (syncedStore.read().texts[kind] === localText(kind)) return
        void callCompany('keep', localInput(kind, 'replace')).then(
          (entry) => applyKept(account, entry),
          () => undefined,
        )
      }, settleMs)
    }
    return localKinds[kind].subscribe(later)
  })
  return () => stops.forEach((stop) => stop())
}
