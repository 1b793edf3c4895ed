export type SharedTags = {
  /** Resolves once the marks of others were read, or half a second has passed. */
  begun: Promise<unknown>
  announce(tags: string[]): Promise<void>
  isReached(): Promise<boolean>
  close(): void
}

/** Marks of tags shared with other instances through Redis; null = none are shared. */
export function shareTags(): SharedTags | null
