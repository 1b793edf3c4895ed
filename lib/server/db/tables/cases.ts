/** Something a visitor sent that a person answers. What it says is sealed: only this site's token secret opens it. */
export type VisitorCaseTable = {
  id: string
  number: string
  /** contact | job-application | report | data-request | build. */
  kind: string
  /** What it is about, from a list of our own, such as a reason or a job; NULL = nothing. */
  topic: string | null
  state: string
  /** Sealed JSON: fields as typed, mailbox, phone. NULL = erased. */
  content: string | null
  /** Keyed hash of the private key. NULL = erased. */
  key_hash: string | null
  /** Keyed hashes of mailbox and phone in one spelling, to find what somebody has sent. NULL = not given, or erased. */
  mailbox_hash: string | null
  phone_hash: string | null
  lang: string
  /** 1 = sent by a program, as far as can be told; kept, but sends no messages. */
  suspected: number
  created_at: string
  updated_at: string
  /** Days in Thailand: answered by, erased on. */
  due_on: string
  erase_on: string
  erased_at: string | null
}

/** What happened to a case. Rows are only ever added; their words go when the case is erased. */
export type VisitorCaseEventTable = {
  id: string
  case_id: string
  at: string
  /** sender | staff | calendar. */
  actor: string
  account_id: string | null
  /** The state it came to; NULL = only something was said. */
  state: string | null
  /** Sealed; NULL = nothing was said, or erased. */
  words: string | null
}

export type CaseTables = { visitor_case: VisitorCaseTable; visitor_case_event: VisitorCaseEventTable }
