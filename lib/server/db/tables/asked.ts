/** How often something was asked on a day that nothing was found for; never by whom. */
export type AskedInVainTable = {
  /** In Thailand. */
  day: string
  /** search | serial. */
  kind: string
  /** Empty = the same in every language. */
  lang: string
  /** In the one spelling that is compared. */
  words: string
  count: number
}

export type AskedTables = { asked_in_vain: AskedInVainTable }
