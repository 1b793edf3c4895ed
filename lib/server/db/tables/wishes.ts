/** A vehicle whose springs are being developed. It is known by its names, because it need not be among the vehicles yet. */
export type SpringPlanTable = {
  id: string
  /** Order in the list. */
  position: number
  body: string
  /** JSON: brand and model in three languages. */
  names: string
  /** First model year, common era. */
  from_year: number
  /** JSON list of the contract's planned parts. */
  parts: string
  /** measured | prototyped | road-test | production. */
  stage: string
  /** `2027-Q1`; NULL = not told yet. */
  quarter: string | null
  /** 1 = made up to show the site with. */
  sample: number
}

/** Somebody who wants to know when there are springs for a vehicle. Withdrawn, or kept long enough, the row is deleted. */
export type WishTable = {
  id: string
  /** Mailbox and vehicle in one spelling: a second wish of the same is the same wish. NULL = by phone, sent by a program, or answered. */
  same_key: string | null
  /** Generation picked from the list, without a reference: a wish must not keep an import from being undone. NULL = typed. */
  vehicle_id: string | null
  type: string
  /** As picked or typed. */
  brand: string
  model: string
  year: number
  /** Empty = none; the company calls then. */
  email: string
  /** E.164; empty = none. */
  phone: string
  lang: string
  /** 1 = sent by a program, as far as can be told; kept, but sends no messages. */
  suspected: number
  created_at: string
  /** When the company was told that somebody wants to be called; NULL = not yet, or there is a mailbox to write to. */
  told_at: string | null
  /** When the answer was written into the outbox; NULL = it waits. */
  answered_at: string | null
  /** Where the answer led; NULL = it waits. */
  path: string | null
}

export type WishTables = { spring_plan: SpringPlanTable; wish: WishTable }
