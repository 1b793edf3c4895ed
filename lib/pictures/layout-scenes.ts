import type { SuspensionLayout } from '@/lib/contract/vehicle'
import type { PlacedId } from './placed-scenes'

/** Which picture shows how a part sits on an axle of this layout; no picture has spring and damper apart. */
export const layoutScenes: Readonly<Partial<Record<SuspensionLayout, PlacedId>>> = {
  'twin-shock': 'on-classic-street',
  'mono-shock': 'on-linkage-street',
  'unit-swing': 'on-scooter-street',
  'leading-link': 'on-vespa',
  'telescopic-fork': 'on-fork',
  strut: 'on-strut',
  'double-wishbone': 'on-wishbone',
  leaf: 'on-leaf-plain',
}
