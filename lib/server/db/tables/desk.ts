/** Who of the staff has an item. */
export type DeskAssignmentTable = {
  /** What `item_id` names: a kind of the desk. */
  kind: string
  /** Number of the item; id of a wish. */
  item_id: string
  account_id: string
  at: string
}

/** What staff wrote about an item. Rows are only ever added; they go with what they are about. */
export type DeskNoteTable = {
  /** The key its form was sent with. */
  id: string
  kind: string
  item_id: string
  at: string
  account_id: string
  /** note = for staff alone | answer = was sent by e-mail. */
  what: string
  /** Sealed. */
  words: string
}

/** Who of the staff looked at data of a person, and when. Rows are only ever added. */
export type DeskViewTable = {
  id: string
  at: string
  account_id: string
  kind: string
  item_id: string
  /** item | file. */
  what: string
}

export type DeskTables = {
  desk_assignment: DeskAssignmentTable
  desk_note: DeskNoteTable
  desk_view: DeskViewTable
}
