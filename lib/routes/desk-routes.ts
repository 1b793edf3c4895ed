import type { RouteDefinition } from './types'

const staff = {
  frame: 'dashboard',
  guards: ['auth', 'scope'],
  scopes: ['service', 'people', 'content', 'integrity'],
  index: false,
} as const

/** Pages for the company's staff; what each of them shows depends on who asks. */
export const deskRoutes = [
  { path: '/desk', ...staff },
  { path: '/desk/:kind/:id', ...staff },
] as const satisfies readonly RouteDefinition[]
