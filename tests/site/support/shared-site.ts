import { inject } from 'vitest'
import { askExactly, type Ask, type Answer, type Site } from '@/tests/security/support/site'

/** The site that tests share which only read it (tests/set-up-site.ts). */
export function sharedSite(): Pick<Site, 'origin' | 'ask'> {
  const origin = inject('siteOrigin')
  return { origin, ask: (path: string, ask?: Ask): Promise<Answer> => askExactly(origin, path, ask) }
}
