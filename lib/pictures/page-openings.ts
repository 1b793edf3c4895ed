import { findPicture } from './find-picture'
import type { PlacedId } from './placed-scenes'
import type { SceneId } from './scenes'

/** Which picture of a part at its place opens which page: one picture for one page, or for pages that are alike and share a line. */
export const pageOpenings = {
  '/GTX': 'on-scooter',
  '/e-series': 'on-scooter-street',
  '/e-series/index-02': 'on-classic-street',
  '/z-series': 'on-linkage-street',
  '/x-sport': 'on-strut',
  '/X-PERT': 'on-linkage',
  '/RX-SERIES': 'on-classic',
  '/dtg': 'on-leaf-plain',
  '/dtg-plus': 'on-leaf-load',
  '/dtg-sport': 'on-leaf',
  '/AIR-SUSPENSION': 'on-air',
  '/fork-sport-kit': 'on-fork',
  '/fork-upgrade-kit': 'on-front-wheel',
  '/car-spring': 'on-lowering',
  '/vespa': 'on-vespa',
  '/vespa/detail': 'on-vespa-street',
  '/services/main': 'shop-vice',
  '/services/motoService': 'shop-dyno',
  '/services/autoService': 'on-wishbone',
  '/services/mobileService': 'shop-nitrogen',
  '/services/feature-adjust': 'shop-sag',
  '/services/download': 'shop-shelf',
  '/services/warranty/register': 'shop-box',
  '/appointment': 'shop-spring',
  '/promotion': 'on-fork-caps',
  '/application-list': 'on-steering',
} as const satisfies Record<string, PlacedId>

export type OpenedPath = keyof typeof pageOpenings

/** The scene a page opens with: its own, or the one given while that has not been rendered. */
export function openingOf(path: OpenedPath, otherwise: SceneId): SceneId {
  const own = pageOpenings[path]
  return findPicture(own) ? own : otherwise
}

export const hasOpening = (path: string): path is OpenedPath => Object.hasOwn(pageOpenings, path)
