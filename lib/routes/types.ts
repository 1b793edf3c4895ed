import type { Scope } from '@/lib/contract/scope'
import type { FrameName } from './frames'
import type { GroupKey } from './groups'
import type { GuardName } from './guard-names'

export type ChangeFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly'

export type RouteDefinition = {
  /** Path every language shares; `:name` is a parameter, `:name?` an optional one. */
  path: `/${string}`
  /** Default: `default`. */
  frame?: FrameName
  /** The page's own guards, run after language, header and redirect. Default: none. */
  guards?: readonly GuardName[]
  /** With the guard `scope`: any one of these opens the page. Default: none. */
  scopes?: readonly Scope[]
  /** May search engines index it? Default: yes. */
  index?: boolean
  /** Default: `monthly`. */
  changes?: ChangeFrequency
  /** Where menu, footer and hubs list it; within a group in the order of the table. Default: nowhere. */
  group?: GroupKey
  /** Its name in these lists, where its title would not do. Default: its title. */
  label?: 'finder' | 'overview'
  /** Title that routes share, with `{name}` for the last part of the path. Default: a title under the route's own name. */
  title?: SharedTitle
}

export type SharedTitle = 'car-spring-model' | 'scooter' | 'displayCentre' | 'test' | 'newApi'
