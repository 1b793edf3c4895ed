import type { Generated } from 'kysely'

/** Serials as they left the factory: one row a lot and product, because a lot is numbered through. */
export type SerialRangeTable = {
  id: string
  /** Year, week and line, such as `2614A`. */
  lot: string
  /** First and last number of the range within the lot, both included. */
  first_number: number
  last_number: number
  product_id: string
}

export type WarrantyTable = {
  id: string
  /** Told to the customer and to staff; opens nothing by itself. */
  number: string
  state: string
  /** JSON list of the contract's flags: why a person has to look. */
  flags: string
  /** NULL = the visitor named none, and the serial is not compared yet or was never issued. */
  product_id: string | null
  /** NULL = the kind of part has no warranty. */
  term: string | null
  position: string
  /** JSON list, as printed where readable, as typed otherwise. */
  serials: string
  bought_on: string
  /** JSON of the contract's purchase. */
  purchase: string
  /** JSON of the contract's vehicle. */
  vehicle: string
  /** JSON of the contract's owner: personal data. Empty = the cover ended long ago and it is nameless; nothing opens it any more. */
  owner: string
  /** The last four digits of the phone, which a check asks for. */
  phone_last4: string
  lang: string
  /** Ids of uploads; NULL = none. */
  receipt_id: string | null
  photo_id: string | null
  /** When the dealer it names confirmed the sale; NULL = nobody has. */
  confirmed_at: string | null
  registered_at: string
  /** Last covered day; NULL = nothing is covered yet. */
  covered_until: string | null
  /** Odometer at which the cover ends, km; NULL = by time only, or the odometer was not told. */
  covered_km: number | null
  /** Keyed Argon2id of the passport's PIN; NULL = registered before PINs were hashed, the PIN follows from the id. */
  pin_hash: string | null
  /** The same of a PIN sent for a lost one, until its first use makes it the PIN; NULL = none is waiting. */
  new_pin_hash: string | null
  /** Until when it may be used; NULL = none is waiting. */
  new_pin_until: string | null
  /** Day on which the next service is reminded of; `never` = the part has none, NULL = not counted yet, or to be counted anew. */
  remind_on: string | null
}

/** Which serials one caller has registered on a day; a row is begun anew with its next day. */
export type CallerDayTable = {
  /** A keyed hash of the caller's address, which itself is not kept. */
  caller: string
  /** In Thailand. */
  day: string
  /** JSON list, no longer than what a household registers on a day. */
  serials: string
}

/** Who holds a serial. The primary key is what makes "one serial once" true for parallel registrations. */
export type SerialHolderTable = { serial: string; warranty_id: string }

/** Every serial of a registration, the ones set aside included; what a check looks up. */
export type WarrantySerialTable = { warranty_id: string; serial: string }

export type WarrantyEventTable = {
  id: Generated<number>
  warranty_id: string
  at: string
  actor: string
  /** Account of a member of staff; NULL = nobody signed in. */
  account_id: string | null
  from_state: string
  /** As before = something else was changed. */
  to_state: string
  reason: string | null
  /** What was changed beside the state, for staff: `product <id>`, `released <serials>`, `contact`, `owner` or `read`; NULL = nothing. */
  detail: string | null
}

export type ClaimTable = {
  id: string
  number: string
  warranty_id: string
  state: string
  symptom: string
  text: string
  odometer_km: number | null
  /** JSON list of upload ids. */
  photos: string
  opened_at: string
}

export type ClaimEventTable = {
  id: Generated<number>
  claim_id: string
  at: string
  actor: string
  account_id: string | null
  from_state: string
  to_state: string
  reason: string | null
}

type MessageColumns = {
  id: string
  at: string
  /** `customer` or `staff`. */
  actor: string
  /** Account of the member of staff; NULL = the owner. */
  account_id: string | null
  /** Empty = photos alone. */
  text: string
  /** JSON list of upload ids. */
  photos: string
}

/** What the owner and the service desk write in a claim that is open. */
export type ClaimMessageTable = MessageColumns & { claim_id: string }

/** The same about the registration itself, until it is rejected or void. */
export type WarrantyMessageTable = MessageColumns & { warranty_id: string }

/** A link that shows a buyer the cover of a part, and nobody's name. */
export type BuyerLinkTable = {
  id: string
  warranty_id: string
  /** Keyed hash of what stands after `#`; the key itself is shown once and not kept. */
  key_hash: string
  created_at: string
  /** Last day in Thailand on which it opens. */
  ends_on: string
}

/** Issued serials, registrations and claims. */
export type WarrantyTables = {
  serial_range: SerialRangeTable
  warranty: WarrantyTable
  caller_day: CallerDayTable
  serial_holder: SerialHolderTable
  warranty_serial: WarrantySerialTable
  warranty_event: WarrantyEventTable
  claim: ClaimTable
  claim_event: ClaimEventTable
  claim_message: ClaimMessageTable
  warranty_message: WarrantyMessageTable
  buyer_link: BuyerLinkTable
}
