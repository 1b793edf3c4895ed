import type { LabelArt } from '@/lib/models/model'
import type { PlacedId } from '@/lib/pictures/placed-scenes'

const mark: LabelArt = {
  layout: 'band',
  code: 'SUSPENSION',
  ink: 'light',
  accent: true,
  width: 240,
  height: 100,
}
const cover: LabelArt = { layout: 'band', code: 'MANUAL', ink: 'dark', accent: true, width: 110, height: 46 }

export type Machine = {
  /** `file:function` in `blender/machine`. */
  scene: string
  /** The upright picture's, where its things are laid out otherwise. */
  tallScene?: string
  /** What the scene calls the part it is about. */
  main: string
  /** Further parts of ours in it: their names there and their looks. */
  others?: Readonly<Record<string, string>>
  labels?: Readonly<Record<string, LabelArt>>
}

/** How each part is set on its machine. */
export const machines: Readonly<Record<PlacedId, Machine>> = {
  'on-scooter': { scene: 'scooters:scooter_rear', main: 'shock' },
  'on-scooter-street': { scene: 'scooters:scooter_plain', main: 'shock' },
  'on-classic': { scene: 'motorcycles:classic_gold', main: 'shock' },
  'on-classic-street': { scene: 'motorcycles:classic_chrome', main: 'shock' },
  'on-linkage': { scene: 'motorcycles:linkage_left', main: 'shock' },
  'on-linkage-street': { scene: 'motorcycles:linkage_over', main: 'shock' },
  'on-fork': { scene: 'motorcycles:fork_front', main: 'fork' },
  'on-front-wheel': { scene: 'front_wheels:fork_wheel', main: 'fork' },
  'on-steering': {
    scene: 'motorcycles:steering_damper',
    main: 'damper',
    others: { fork: 'fork-cartridge-trc-gold-silver-linear-510' },
  },
  'on-vespa': { scene: 'vespas:vespa_front', main: 'shock' },
  'on-vespa-street': { scene: 'vespas:vespa_plain', main: 'shock' },
  'on-leaf': { scene: 'pickups:pickup_rear', main: 'shock' },
  'on-leaf-plain': { scene: 'pickups:pickup_side', main: 'shock' },
  'on-leaf-load': { scene: 'pickups:pickup_load', main: 'shock' },
  'on-wishbone': {
    scene: 'cars:wishbone_front',
    main: 'shock',
    others: { spring: 'lift-spring-seat-seat-yellow-yellow-linear-390' },
  },
  'on-strut': { scene: 'arches:strut_arch', main: 'strut' },
  'on-lowering': { scene: 'arches:lowered_beside', tallScene: 'arches:lowered_above', main: 'spring' },
  'on-air': { scene: 'pickups:air_rear', main: 'air' },
  'on-fork-caps': { scene: 'motorcycles:fork_caps', main: 'fork' },
  'shop-vice': { scene: 'workshop:clamped', main: 'shock' },
  'shop-spring': {
    scene: 'presses:spring_compressor',
    main: 'strut',
    others: { spring: 'lowering-spring-seat-seat-red-red-pigtail-300' },
  },
  'shop-dyno': { scene: 'workshop:dyno', main: 'shock' },
  'shop-nitrogen': { scene: 'workshop:nitrogen', main: 'shock' },
  'shop-sag': { scene: 'workshop:sag', main: 'shock' },
  'shop-box': { scene: 'workshop:boxed', main: 'shock', labels: { mark, cover } },
  'shop-shelf': {
    scene: 'workshop:shelf',
    main: 'shock',
    others: {
      spring: 'lowering-spring-seat-seat-red-red-pigtail-300',
      lift: 'lift-spring-seat-seat-yellow-yellow-linear-390',
    },
    labels: { mark },
  },
}
