import { createLocalStore, parseIds } from './local-store'

export type Likes = {
  /** What this browser calls itself; empty until it likes something. */ browser: string
  ids: string[]
}

const most = 500
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parse(stored: unknown): Likes {
  if (typeof stored !== 'object' || stored === null) return { browser: '', ids: [] }
  const browser = 'browser' in stored && typeof stored.browser === 'string' ? stored.browser : ''
  return { browser: uuid.test(browser) ? browser : '', ids: 'ids' in stored ? parseIds(stored.ids, most) : [] }
}

/** What this browser likes, and the random name it counts under. */
export const likeStore = createLocalStore<Likes>('likes', { browser: '', ids: [] }, parse)

/** Adds an id or takes it away. */
export function withLike({ browser, ids }: Likes, id: string, like: boolean): Likes {
  const others = ids.filter((other) => other !== id)
  return { browser, ids: like ? [id, ...others].slice(0, most) : others }
}
