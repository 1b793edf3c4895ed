import type { VisitReferrer } from '@/lib/contract/analytics-words'

const searchers = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|baidu|yandex|naver|sogou)\./
const networks =
  /(?:^|\.)(?:facebook|fb|instagram|threads|line|youtube|youtu|twitter|x|tiktok|pinterest|reddit|linkedin|lnkd|t)\.(?:com|me|be|co|in|net)$/

/** Of which kind the site is that a visit came from; its address stays in the browser. */
export function referrerKind(referrer: string, host: string): VisitReferrer {
  if (!URL.canParse(referrer)) return 'none'
  const from = new URL(referrer)
  // An app gives its name backwards, with the maker's first.
  if (!from.protocol.startsWith('http')) return 'other'
  if (from.host === host) return 'site'
  if (searchers.test(from.hostname)) return 'search'
  return networks.test(from.hostname) ? 'social' : 'other'
}
