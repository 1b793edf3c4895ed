import type { EntryKind } from '@/lib/contract/editor-words'

/** An entry as it was read: what is done to it goes by its version. */
export type NamedVersion = { kind: EntryKind; id: string; version: number }
