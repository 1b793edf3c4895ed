import type { FrameName } from './frames'
import type { GuardName } from './guard-names'

export type ChangeFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly'

export type RouteDefinition = {
  /** Path every language shares; `:name` is a parameter, `:name?` an optional one. */
  path: `/${string}`
  /** Default: `default`. */
  frame?: FrameName
  /** The page's own guards, run after language, header and redirect. Default: none. */
  guards?: readonly GuardName[]
  /** May search engines index it? Default: yes. */
  index?: boolean
  /** Default: `monthly`. */
  changes?: ChangeFrequency
  /** False while the section is being prepared. Default: false. */
  ready?: boolean
}
