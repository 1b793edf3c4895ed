/** Who looks after a dealer's listing and its visits. The only link between an account and a dealer. */
export type DealerMemberTable = {
  dealer_id: string
  account_id: string
  /** owner | staff. An owner invites and removes; a dealer that has members has one owner at least. */
  role: string
  /** Language its messages are in. */
  lang: string
  created_at: string
}

/** Somebody asked to join, by an e-mail address or phone number: whoever has an account that proved it may. */
export type DealerInvitationTable = {
  id: string
  dealer_id: string
  /** E-mail address or phone number, in one spelling. */
  handle: string
  role: string
  created_at: string
  /** Last day on which it is good. */
  ends_on: string
}

/** What a dealer says of itself beside its row in `dealer`; no row = nothing yet. */
export type DealerListingTable = {
  dealer_id: string
  /** JSON: the text in three languages, each may be empty. */
  about: string
  /** JSON list of uploads, in the order they are shown. */
  pictures: string
  /** Day on which somebody there said that all of it is right. NULL = never. */
  confirmed_on: string | null
  /** Day on which its people are asked next whether it still is. */
  remind_on: string
}

/** What was changed in a listing, field by field. Rows are kept for the history and for undoing. */
export type DealerChangeTable = {
  id: string
  dealer_id: string
  field: string
  /** JSON of the field's value. */
  before: string
  after: string
  /** proposed | planned | live | refused | undone. */
  state: string
  /** NULL = the account is gone. */
  account_id: string | null
  at: string
  /** When it was looked at or undone, and by which account. NULL = not. */
  decided_at: string | null
  decided_by: string | null
  /** What staff said when they refused it. */
  reason: string
  /** Moment for which it is planned. NULL = it never was. */
  live_at: string | null
}

export type DealerCornerTables = {
  dealer_member: DealerMemberTable
  dealer_invitation: DealerInvitationTable
  dealer_listing: DealerListingTable
  dealer_change: DealerChangeTable
}
