import type { RouteDefinition } from './types'

const staff = {
  frame: 'dashboard',
  guards: ['auth', 'scope'],
  scopes: ['service', 'people', 'content', 'integrity'],
  index: false,
} as const

/** Pages on which what visitors read is written. */
const editors = { ...staff, scopes: ['content'] } as const

/** Pages for the company's staff; what each of them shows depends on who asks. */
export const deskRoutes = [
  { path: '/desk', ...staff },
  { path: '/desk/data', ...staff, scopes: ['service', 'content', 'internal'] },
  { path: '/desk/import', ...staff, scopes: ['content'] },
  { path: '/desk/content', ...editors },
  { path: '/desk/content/:kind/:id', ...editors },
  { path: '/desk/content/:kind/:id/preview', ...editors, frame: 'blank' },
  { path: '/desk/statistics', ...staff, scopes: ['content'] },
  { path: '/desk/:kind/:id', ...staff },
] as const satisfies readonly RouteDefinition[]
