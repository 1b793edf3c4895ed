import type { RouteDefinition } from './types'

/** Which stands there are is a matter of content/display-centre. */
export const displayCentreRoutes = [
  { path: '/dc/:stand', frame: 'language', title: 'displayCentre' },
] as const satisfies readonly RouteDefinition[]
