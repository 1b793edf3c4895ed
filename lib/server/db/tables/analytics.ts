/** Page views of visitors who allowed it, added up; a row says nothing of who or when within the day. */
export type VisitCountTable = {
  /** In Thailand. */
  day: string
  /** Shared by every language; of `missing` ones as asked for. `…` = of too many addresses of one day, the rest. */
  path: string
  lang: string
  /** phone | tablet | desktop */
  device: string
  /** none | site | search | social | other */
  referrer: string
  /** found | missing: nothing is at the address. */
  outcome: string
  count: number
}

/** What was searched, in small letters; nothing that looks like an address, a number of a person or of a vehicle. */
export type SearchCountTable = {
  day: string
  lang: string
  query: string
  /** found | missing */
  outcome: string
  count: number
}

/** How fast pages were: a histogram for each kind of page. */
export type VitalCountTable = {
  day: string
  /** Pattern of the route table. */
  route: string
  device: string
  vital: string
  /** Upper end of the step, ms; CLS in thousandths. */
  bucket: number
  count: number
}

export type AnalyticsTables = {
  visit_count: VisitCountTable
  search_count: SearchCountTable
  vital_count: VitalCountTable
}
