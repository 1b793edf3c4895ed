import type { RoutePath } from '@/lib/routes/table'

type Version = {
  id: string
  /** First day; ISO. */ from: string
  /** Of the record it is drawn from, see policies.test.ts; null = of none. */ mark: string | null
}
type Policy = { route: RoutePath; /** The newest first. */ versions: readonly [Version, ...Version[]] }

/** The policies and their versions; what changed stands in `content/<lang>/policy/<id>.json`. */
export const policies = {
  privacy: {
    route: '/policy/privacy-policy',
    versions: [
      { id: '2026-11-30', from: '2026-11-30', mark: '355fdb43' },
      { id: '2026-11-24', from: '2026-11-24', mark: '173bf0b6' },
      { id: '2026-11', from: '2026-11-23', mark: '087c7da8' },
    ],
  },
  'third-party': {
    route: '/policy/privacy-policy-third-party',
    versions: [
      { id: '2026-11-24', from: '2026-11-24', mark: 'e8be2b20' },
      { id: '2026-11', from: '2026-11-23', mark: '7408b523' },
    ],
  },
  'data-subject': {
    route: '/policy/data-subject-form',
    versions: [{ id: '2026-11', from: '2026-11-23', mark: 'd4e42843' }],
  },
  cookies: {
    route: '/cookiesPolicy',
    versions: [
      { id: '2026-11-24', from: '2026-11-24', mark: 'e0e5cbeb' },
      { id: '2026-11', from: '2026-11-23', mark: '9da92761' },
    ],
  },
  refund: { route: '/refund-policy', versions: [{ id: '2026-11', from: '2026-11-23', mark: null }] },
} as const satisfies Record<string, Policy>

export type PolicyId = keyof typeof policies
export const policyIds = Object.keys(policies) as PolicyId[]
