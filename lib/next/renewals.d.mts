export type Entry = {
  lastModified?: number
  /** Seconds; a page that the build made has none here. */
  cacheControl?: { revalidate?: number | false; expire?: number }
  value?: { headers?: Record<string, unknown> } | null
}

/** The entry as Next shall see it: as new where it is out of date, but enough others are being made anew. */
export function renewInTurn<T extends Entry>(key: string, entry: T, now?: number): T

/** That a page has been made, or could not be. */
export function endRenewal(key: string): void
