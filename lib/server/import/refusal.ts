import type { ImportRefusalReason } from '@/lib/contract/import-words'

type Why = {
  reason?: ImportRefusalReason
  /** What the reason is about: a column, a batch, a count. */
  detail?: string
  cause?: unknown
}

/** Why an import cannot go on; the sentence is meant for the person who started it in a terminal, the reason for pages in any language. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal'
  readonly reason: ImportRefusalReason
  readonly detail: string

  constructor(message: string, { reason = 'other', detail = '', cause }: Why = {}) {
    super(message, { cause })
    this.reason = reason
    this.detail = detail
  }
}
