/**
 * A message to a person, written in the transaction of what it tells, sent by the worker afterwards. One row is one message to one person.
 * It is finished once `next_try_at` is NULL; one of `sent_at`, `kept_at`, `given_up_at` and `withheld` then says how.
 */
export type OutboxTable = {
  id: string
  /** email | sms. */
  channel: string
  /** code | notice | reminder. Channel and urgency name the queue it leaves by. */
  urgency: string
  /** Address or phone number; empty once the row is tidied. */
  recipient: string
  /** Keyed hash of the mailbox or phone number in one spelling, to count by. NULL = the company's own message, which is not counted, or tidied. */
  recipient_key: string | null
  /** Keyed hash of the address of whoever set it off, to count by. NULL = the company itself, a call inside the process, or tidied. */
  caller_key: string | null
  lang: string
  template: string
  /**
   * Subject, text, HTML and attachments, rendered when it was queued, so that a later change of templates changes nothing already promised; sealed,
   * because it holds codes, links and PINs. NULL = sent, given up or tidied.
   */
  body: string | null
  /** Another message with this key is not queued again; also the handle to cancel it by. NULL = may be queued any number of times. */
  dedupe_key: string | null
  created_at: string
  /** Not sent before. */
  due_at: string
  /** Worthless from then on: given up instead of sent. */
  expires_at: string
  /** Tries begun, the one in flight included. */
  attempts: number
  /** When the next try may begin; while a worker is sending, when its claim ends. NULL = finished. */
  next_try_at: string | null
  /** Code of the last failure (ECONNREFUSED, HTTP_500 …), never the server's words, which may quote the address. NULL = none yet. */
  last_error: string | null
  sent_at: string | null
  /** When it was left here to be read, because no way to send is configured. */
  kept_at: string | null
  /** When the last of all tries failed, or its time was over. */
  given_up_at: string | null
  /** Limit that it was over when it was queued: country | recipient | caller | budget. NULL = none. */
  withheld: string | null
}

/** One row a recipient: writing it makes parallel messages to one recipient follow each other, so that each counts the ones before it. */
export type OutboxRecipientTable = { recipient_key: string; last_at: string }

/** A file from a visitor; the row is written after the file is safe in the storage. */
export type UploadTable = {
  id: string
  /** receipt | product | claim | resume: what it was sent for, and may be used for. */
  purpose: string
  /** Media type by its own bytes, after re-encoding. */
  type: string
  /** As stored. */
  bytes: number
  /** Pixels; NULL = a document. */
  width: number | null
  height: number | null
  /** Of the stored bytes, hex. */
  sha256: string
  storage_key: string
  created_at: string
  /** Id of what it belongs to; `deleted` = the next sweep deletes it; NULL = sent, but the form never followed. */
  claimed_by: string | null
}

/** What a person agreed to or refused, with the words they saw. Rows are only ever added; the newest of a subject and purpose counts. */
export type ConsentReceiptTable = {
  id: string
  /** warranty | appointment | …: what `subject_id` names. */
  subject_kind: string
  subject_id: string
  /** terms | privacy | marketing … */
  purpose: string
  given: number
  policy_version: string
  text_shown: string
  lang: string
  at: string
}

/** A code sent to a phone or mailbox to prove that it can be read. Neither target nor code is kept, only keyed hashes of them. */
export type OneTimeCodeTable = {
  id: string
  purpose: string
  target_hash: string
  code_hash: string
  expires_at: string
  /** Guesses left; 0 = worthless. */
  tries_left: number
  /** NULL = not used yet. */
  used_at: string | null
}

/** The answer to a form that was sent once; the same form sent again (a double click, a broken connection) gets it again. */
export type SubmissionTable = {
  /** Made by the browser, one for each filled-in form. */
  key: string
  operation: string
  /** SHA-256 of the input, hex: the same key with other input is a mistake. */
  input_hash: string
  /** JSON; empty only inside the transaction that is making it. */
  answer: string
  created_at: string
}

/** Messages to people, files from people, and what they agreed to. */
export type MessageTables = {
  outbox: OutboxTable
  outbox_recipient: OutboxRecipientTable
  upload: UploadTable
  consent_receipt: ConsentReceiptTable
  one_time_code: OneTimeCodeTable
  submission: SubmissionTable
}
