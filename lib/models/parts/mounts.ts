import type { Finish } from '@/lib/contract/product-words'
import type { Mount, MountKind } from '@/lib/contract/vehicle'
import { mountDepth } from '@/lib/drawings/mounts'
import { anodisedIn, type MaterialName } from '../materials'
import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { move, rotate, type Mesh } from '../shape/mesh'
import { buildClevis } from './clevis'
import { buildEye } from './eye'
import { buildPin } from './pin'
import { joinSurfaces, mapSurfaces } from './solids'
import { buildFlange, buildSeat, buildStem } from './stem'

export type MountPlace = {
  mount: Mount | null
  /** Height of the reference point, mm: bore centre, stem shoulder or plate face. */
  y: number
  /** 1 = the part hangs below the mount, −1 = it stands above it. */
  dir: 1 | -1
  /** Radius of the part where the mount meets it, mm. */
  neck: number
  finish: Finish
  /** Instead of the anodised finish. */
  material?: MaterialName
}

type Build = (detail: Detail, mount: Mount | null, reach: number, neck: number, material: MaterialName) => Surface[]

const builders = {
  eye: buildEye,
  clevis: buildClevis,
  pin: buildPin,
  stem: buildStem,
  flange: buildFlange,
  seat: buildSeat,
} as const satisfies Record<MountKind, Build>

/** One end of a part. `shoulder` is the height at which the part itself begins, mm; bolts lie along z, and a pin's bar along x. */
export function buildMount(
  detail: Detail,
  { mount, y, dir, neck, finish, material = anodisedIn(finish) }: MountPlace,
): { surfaces: Surface[]; shoulder: number } {
  const reach = mountDepth(mount)
  const build: Build = builders[mount?.kind ?? 'eye']
  const place = (mesh: Mesh) => move(dir === 1 ? mesh : rotate(mesh, 'z', 180), [0, y, 0])
  return {
    surfaces: joinSurfaces(mapSurfaces(build(detail, mount, reach, neck, material), place)),
    shoulder: y - dir * reach,
  }
}
