import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, type Mesh, type Vec3 } from '../shape/mesh'
import { turnRing, turnSolid, turnThread } from '../shape/turned'
import { aim, aimTurned, coarsen, polygonCorners, ringCorners, surface, type Aim } from './solids'

type Place = { /** Middle of the face the head or nut lies on, mm. */ at: Vec3; /** Where the head points. */ to: Aim }

/** A socket-head cap screw of metric size `size`: filleted head with a hexagon socket; `shank` mm of bolt behind the face. Sizes after ISO 4762. */
export function socketBolt(
  detail: Detail,
  {
    at,
    to,
    size,
    shank = 0,
    material = 'steel-zinc',
  }: Place & { size: number; shank?: number; material?: Exclude<Surface['material'], 'label'> },
): Surface {
  const [head, key] = [size * 0.78, size * 0.83]
  const coarse: Detail = { ...detail, round: Math.max(18, Math.round(detail.round * 0.45)) }
  const rim = extrude(coarse, {
    outline: ringCorners(coarse, size * 0.77),
    holes: [polygonCorners(6, key, 0.12)],
    depth: head,
    edge: size * 0.09,
  })
  const floor = aimTurned(turnSolid(coarse, size * 0.62, -head * 0.28, -head / 2 + 0.02, 0), 'z')
  const bolt = shank === 0 ? [] : [aimTurned(turnSolid(coarse, size / 2, -head / 2 + 0.1, -head / 2 - shank, 0.4), 'z')]
  return surface(material, aim(move(merge(rim, floor, ...bolt), [0, 0, head / 2]), to, at))
}

/** A hexagon nut on its washer face; width over flats by default after ISO 4032. */
export function hexNut(
  detail: Detail,
  {
    at,
    to,
    size,
    height = size * 0.8,
    flats = size * 1.55,
    material = 'steel-zinc',
  }: Place & { size: number; height?: number; flats?: number; material?: Exclude<Surface['material'], 'label'> },
): Surface {
  const nut = extrude(detail, {
    outline: polygonCorners(6, flats, flats * 0.06),
    holes: [ringCorners(detail, size / 2)],
    depth: height - 0.4,
    edge: Math.min(0.9, height * 0.16),
  })
  const collar = aimTurned(turnRing(detail, flats * 0.49, size / 2, -height / 2 + 0.8, -height / 2, 0.2), 'z')
  return surface(material, aim(move(merge(move(nut, [0, 0, 0.2]), collar), [0, 0, height / 2]), to, at))
}

/** A plain washer lying on its face. */
export function washer(
  detail: Detail,
  { at, to, bore, outer, thick }: Place & { bore: number; outer: number; thick: number },
): Surface {
  return surface('steel-zinc', aimTurned(turnRing(detail, outer, bore, thick, 0, Math.min(0.6, thick * 0.35)), to, at))
}

/** A threaded bar about y with a chamfered end at `top`; metric coarse thread, mm. */
export function threadedStud(
  full: Detail,
  {
    radius,
    top,
    bottom,
    pitch = radius < 4 ? 1 : 1.5,
  }: { radius: number; top: number; bottom: number; pitch?: number },
): Mesh {
  const depth = pitch * 0.5
  const detail = coarsen(full, 0.55)
  return merge(
    turnSolid(detail, radius - depth, top, bottom, 1),
    turnThread(detail, { radius, top: top - 1, bottom, pitch, depth }),
  )
}
