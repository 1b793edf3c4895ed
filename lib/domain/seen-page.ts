/** What the server knows of a page that is counted when its visitor allows it. */
export type SeenPage = {
  /** Nothing is at its address. */
  missing?: boolean | undefined
  /** What was searched, and whether anything was found. */
  query?: string | undefined
  found?: boolean | undefined
}
