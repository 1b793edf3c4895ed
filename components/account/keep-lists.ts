import type { KeptEntry } from '@/lib/contract/kept'
import { keptKinds, type KeptKind } from '@/lib/contract/kept-kinds'
import { callCompany } from '@/lib/client/browser'
import { applyKept, forgetLists, localInput, localKinds, localText, syncedStore } from './kept-stores'

const isEmpty = (text: string) => text === '[]' || text.startsWith('{"browser":"","ids":[]')

/**
 * Brings one list of this browser and the account together. What only one side has changed since they agreed last is taken as it is; what both have
 * changed joins.
 */
async function join(account: string, kind: KeptKind, kept: KeptEntry | undefined): Promise<boolean> {
  const { account: last, texts } = syncedStore.read()
  const local = localText(kind)
  const remote = kept ? JSON.stringify(kept.value) : null
  const agreed = last === account ? texts[kind] : undefined
  if (local === agreed || (agreed === undefined && isEmpty(local))) {
    if (kept) applyKept(account, kept)
  } else applyKept(account, await callCompany('keep', localInput(kind, remote === agreed ? 'replace' : 'merge')))
  return localText(kind) !== remote && !(remote === null && isEmpty(localText(kind)))
}

const settleMs = 1500

/** Keeps what is changed from now on; a burst of changes is one call. Answers how to stop. */
function keepChanges(account: string): () => void {
  const stops = keptKinds.map((kind) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return localKinds[kind].subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (syncedStore.read().texts[kind] === localText(kind)) return
        callCompany('keep', localInput(kind, 'replace')).then(
          (entry) => applyKept(account, entry),
          // Signed out or offline: the next page joins what is left.
          () => undefined,
        )
      }, settleMs)
    })
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** Keeps the lists of this browser in the account of whoever is signed in. `changed`: the account has something that it had not. */
export async function keepLists(): Promise<{ changed: boolean; stop: () => void }> {
  const { account, kept } = await callCompany('getKept', {})
  const { account: last } = syncedStore.read()
  // A browser that was another account's gives nothing of that away.
  if (last !== '' && last !== account) forgetLists()
  let changed = false
  for (const kind of keptKinds) {
    const entry = kept.find((one) => one.kind === kind)
    changed = (await join(account, kind, entry)) || changed
  }
  return { changed, stop: keepChanges(account) }
}
