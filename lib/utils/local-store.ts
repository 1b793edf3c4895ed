import type { LocalKey } from '@/lib/config/browser-keys'

/** A value of this browser, kept in local storage and shared by its tabs. */
export type LocalStore<T> = {
  /** Same object until the value changes, as `useSyncExternalStore` asks. */
  read: () => T
  /** What a server-rendered page shows. */
  readOnServer: () => T
  write: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** `parse` gets whatever was stored, perhaps by an older version of the site, and must answer a valid value. Storage that is full or forbidden is ignored. */
export function createLocalStore<T>(key: LocalKey, empty: T, parse: (stored: unknown) => T): LocalStore<T> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = empty

  const load = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    read() {
      const current = load()
      if (current !== text) {
        text = current
        value = current === null ? empty : parseText(current, empty, parse)
      }
      return value
    },
    readOnServer: () => empty,
    write(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        return
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

function parseText<T>(text: string, empty: T, parse: (stored: unknown) => T): T {
  try {
    return parse(JSON.parse(text))
  } catch {
    return empty
  }
}

/** A list of short texts (ids), cut to `max`; anything else is left out. */
export function parseIds(stored: unknown, max: number): string[] {
  return Array.isArray(stored)
    ? stored
        .filter((id: unknown): id is string => typeof id === 'string' && /^[a-z0-9-]{1,120}$/.test(id))
        .slice(0, max)
    : []
}
