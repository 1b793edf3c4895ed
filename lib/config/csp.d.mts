export type PageOptions = {
  /** Path of the page, with or without language prefix; decides who may frame it. Default: `/`. */
  path?: string
  /** Public address of the site; `https://…` adds upgrade-insecure-requests. Default: none. */
  siteUrl?: string
  /** React's development build evaluates code and injects styles. Default: false. */
  development?: boolean
  /** Lets the provider of the robot check in. Default: whether a key for it is configured. */
  robotCheck?: boolean
  /** Sources of another company's analytics. Default: what is configured. */
  analytics?: readonly string[]
}

export type PolicyOptions = PageOptions & {
  /** Sources beside 'self': hashes, a nonce or `'unsafe-inline'`, each with its quotes. */
  scripts: readonly string[]
  /** Hashes of inline style elements. Default: none. */
  styles?: readonly string[]
}

/** SHA-256 sources of the inline scripts and style elements of a page; data blocks (JSON-LD) need none. */
export function inlineHashes(html: string): Promise<{ scripts: string[]; styles: string[] }>

/** Sources of the configured analytics; none without a script. `others`: separated by commas. */
export function analyticsHosts(script: string | undefined, others?: string): string[]

/** One Content-Security-Policy value. */
export function contentSecurityPolicy(options: PolicyOptions): string

/** The policy of a stored page: only its own inline scripts may run. */
export function policyForPage(html: string, options: PageOptions): Promise<string>
