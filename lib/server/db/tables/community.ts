/** One browser likes one build. */
export type BuildLikeTable = {
  build_id: string
  /** Keyed hash of the build and of what the browser calls itself: likes of one browser cannot be told together. */
  browser_hash: string
  created_at: string
}

/** Somebody says that something is wrong with a build; the company reads it. */
export type BuildReportTable = {
  /** The key its form was sent with. */
  id: string
  build_id: string
  reason: string
  /** Empty = none. */
  note: string
  created_at: string
}

/** What a buyer wrote; rows come by import only. */
export type CustomerReviewTable = {
  id: string
  /** Without a reference: a review stays when its product is taken out for a while. */
  product_id: string
  /** 1 to 5. */
  rating: number
  text: string
  lang: string
  author: string
  written_on: string
  source: string
}

export type CommunityTables = {
  build_like: BuildLikeTable
  build_report: BuildReportTable
  customer_review: CustomerReviewTable
}
