type Entry = {
  kind: string
  /** Null = a page of which nothing is known before it is asked for. */
  html?: string | null
  headers?: Record<string, string>
  status?: number
  postponed?: string
  rscData?: Buffer
}

/** Next's store of rendered pages, which also keeps each page's content security policy; named in next.config's `cacheHandler`. */
export default class PageCache {
  constructor(context: object)
  get(key: string, context: object): Promise<{ value: Entry } | null>
  set(key: string, data: Entry | null, context: object): Promise<void>
}
