/** What staff work on; no row = the entry is as its file says, or there is none. */
export type ContentEntryTable = {
  kind: string
  id: string
  /** Counts every change, so that two editors notice each other. */
  version: number
  /** draft | checked | published | removed. */
  state: string
  /** JSON: facts, and words in every language. */
  data: string
  /** JSON: of each translation that is older than the English, the English it was made from. */
  outdated: string
  updated_at: string
}

/** Every version of an entry; the one before says what was changed. Rows are kept for the history, for undoing, and for the site. */
export type ContentRevisionTable = {
  kind: string
  entry_id: string
  /** 0 = as its file said when it was first edited. */
  version: number
  /** start | saved | checked | published | withdrawn | removed | restored. */
  action: string
  data: string
  /** The moment from which the site shows it, or no longer has it; ISO, UTC. NULL = never. The latest that is past counts. */
  publish_at: string | null
  at: string
  /** NULL = from a file, or the account is gone or forgotten. */
  account_id: string | null
}

export type ContentTables = {
  content_entry: ContentEntryTable
  content_revision: ContentRevisionTable
}
