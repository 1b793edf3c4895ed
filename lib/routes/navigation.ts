import type { Messages } from '@/lib/i18n/namespaces'
import { fillPath, matchRoute, type RoutePath } from './table'

type Texts = Messages['layout']

export type MenuLink = {
  path: RoutePath
  /** Own label of the menu; default: the route's title. */
  label?: 'finder' | 'overview'
  /** Place inside the page, with `#`. */
  hash?: `#${string}`
}
export type MenuGroup = { key: keyof Texts['groups']; links: readonly MenuLink[] }
export type MenuSection = { key: 'products' | 'service' | 'dealers' | 'company'; groups: readonly MenuGroup[] }

/** The main menu; the footer shows the same sections. */
export const menu = [
  {
    key: 'products',
    groups: [
      {
        key: 'find',
        links: [
          { path: '/products', label: 'finder' },
          { path: '/products/list' },
          { path: '/products/brand' },
          { path: '/products/auto' },
          { path: '/products/compare' },
        ],
      },
      {
        key: 'street',
        links: [
          { path: '/GTX' },
          { path: '/e-series' },
          { path: '/z-series' },
          { path: '/x-sport' },
          { path: '/X-PERT' },
          { path: '/RX-SERIES' },
        ],
      },
      {
        key: 'auto',
        links: [
          { path: '/dtg' },
          { path: '/dtg-plus' },
          { path: '/dtg-sport' },
          { path: '/car-spring' },
          { path: '/AIR-SUSPENSION' },
        ],
      },
      {
        key: 'forks',
        links: [
          { path: '/fork-upgrade-kit' },
          { path: '/fork-sport-kit' },
          { path: '/fork-damper-kit' },
          { path: '/vespa' },
        ],
      },
    ],
  },
  {
    key: 'service',
    groups: [
      {
        key: 'warranty',
        links: [
          { path: '/services/main', label: 'overview' },
          { path: '/services/warranty/register' },
          { path: '/services/warranty/checkWarranty' },
          { path: '/warranty' },
        ],
      },
      {
        key: 'help',
        links: [
          { path: '/services/manual' },
          { path: '/services/download' },
          { path: '/services/faq' },
          { path: '/services/productCode' },
          { path: '/services/feature-adjust' },
          { path: '/services/videoTutorial' },
        ],
      },
      {
        key: 'workshop',
        links: [
          { path: '/appointment' },
          { path: '/services/motoService' },
          { path: '/services/autoService' },
          { path: '/services/mobileService' },
          { path: '/services/abe' },
        ],
      },
    ],
  },
  { key: 'dealers', groups: [{ key: 'buy', links: [{ path: '/whereToBuy' }, { path: '/worldDistributor' }] }] },
  {
    key: 'company',
    groups: [
      {
        key: 'about',
        links: [
          { path: '/about/introduction' },
          { path: '/about/technology' },
          { path: '/about/rd' },
          { path: '/about/award' },
        ],
      },
      {
        key: 'join',
        links: [{ path: '/newsAndEvents' }, { path: '/community' }, { path: '/career' }, { path: '/contactUs' }],
      },
    ],
  },
] as const satisfies readonly MenuSection[]

/** Links of the footer's last line. */
export const legalLinks = [
  { path: '/policy/privacy-policy' },
  { path: '/cookiesPolicy' },
  { path: '/refund-policy' },
] as const satisfies readonly MenuLink[]

/** Shared paths from the first level down to the page itself that are routes of their own; home is not among them. */
export function trailOf(path: RoutePath, params: Record<string, string> = {}): string[] {
  const parts = fillPath(path, params).split('/').filter(Boolean)
  return parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((candidate) => matchRoute(candidate) !== null)
}
