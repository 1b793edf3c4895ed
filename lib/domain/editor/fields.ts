import type { EntryField } from '@/lib/contract/editor-words'

/** What is the same in every language: how its field is drawn, and what may stand in it. */
type FactShape =
  | { shape: 'text' | 'day' | 'time' | 'number'; required: boolean }
  | { shape: 'choice'; options: readonly string[]; required: boolean }
  | { shape: 'choices'; options: readonly string[]; required: boolean }
  | { shape: 'switch' }
  /** One a line. */
  | { shape: 'lines' | 'links' | 'codes'; required: boolean }
  /** A page of this site. */
  | { shape: 'link'; required: boolean }
  /** A part number. */
  | { shape: 'code'; required: boolean }
  /** A rendered scene. */
  | { shape: 'picture'; required: boolean }
  /** The point of the picture that is always in sight, in percent: `50 30`. */
  | { shape: 'focus' }
export type FactField = FactShape & { name: EntryField }

/** What every language says in its own words; kept as it is typed. */
export type WordField = {
  name: EntryField
  /** One line; a text; one thing a line; an article (`article.ts`). */
  shape: 'line' | 'text' | 'lines' | 'article'
  required: boolean
  /** What result pages show of it. */
  role?: 'title' | 'description'
  /** Found by the search, never shown: people type it, right or wrong. */
  unseen?: boolean
}

export type KindFields = {
  facts: readonly FactField[]
  words: readonly WordField[]
  /** Days that have to come in this order, and the last on which it is of use. */
  days?: { first: string; last: string }
}

export type FactValue = string | string[] | boolean

/** How an entry begins. */
export const emptyFact = (field: FactField): FactValue => {
  if (field.shape === 'switch') return false
  return ['choices', 'lines', 'links', 'codes'].includes(field.shape) ? [] : ''
}
