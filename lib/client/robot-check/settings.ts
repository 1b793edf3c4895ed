import type { Lang } from '@/lib/contract/common'

export const robotVersions = ['2', '2-invisible', '3'] as const
export type RobotVersion = (typeof robotVersions)[number]

export type RobotSettings = {
  siteKey: string
  version: RobotVersion
  /** The provider's paid service, which has a script of its own. */ enterprise: boolean
  lang: Lang
}
/** As a page passes them on: whether they are whole is found out at the start. */
export type GivenSettings = {
  siteKey?: string | null
  version?: RobotVersion | null
  /** Default: not. */ enterprise?: boolean
  lang: Lang
}

/** The specification's error catalogue. */
export const robotErrors = {
  noKey: 'No key provided',
  noVersion: 'No version provided',
  notLoaded: 'Failed to load script',
  notExecuted: 'Failed to execute',
} as const

/** Throws `No key provided` or `No version provided`. */
export function requireSettings({ siteKey, version, enterprise = false, lang }: GivenSettings): RobotSettings {
  if (!siteKey) throw new Error(robotErrors.noKey)
  if (!version) throw new Error(robotErrors.noVersion)
  return { siteKey, version, enterprise, lang }
}
