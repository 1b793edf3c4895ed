import type { RoutePath } from '@/lib/routes/table'

type Version = {
  id: string
  /** First day; ISO. */ from: string
  /** What it describes; see policies.test.ts. */ mark: string
}
type Policy = { route: RoutePath; /** The newest first. */ versions: readonly [Version, ...Version[]] }

/** The policies and their versions; what changed stands in `content/<lang>/policy/<id>.json`. */
export const policies = {
  privacy: {
    route: '/policy/privacy-policy',
    versions: [{ id: '2026-11', from: '2026-11-23', mark: '' }],
  },
  'third-party': {
    route: '/policy/privacy-policy-third-party',
    versions: [{ id: '2026-11', from: '2026-11-23', mark: '' }],
  },
  'data-subject': {
    route: '/policy/data-subject-form',
    versions: [{ id: '2026-11', from: '2026-11-23', mark: '' }],
  },
  cookies: { route: '/cookiesPolicy', versions: [{ id: '2026-11', from: '2026-11-23', mark: '' }] },
  refund: { route: '/refund-policy', versions: [{ id: '2026-11', from: '2026-11-23', mark: '' }] },
} as const satisfies Record<string, Policy>

export type PolicyId = keyof typeof policies
export const policyIds = Object.keys(policies) as PolicyId[]
