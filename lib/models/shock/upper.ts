import { anodisedIn, inkFor } from '../materials'
import type { Part, Surface } from '../model'
import type { ModelledProduct } from '../modelled-product'
import { buildBanjo, buildHose } from '../parts/hose'
import { buildKnob } from '../parts/knobs'
import { buildMount } from '../parts/mounts'
import { buildReservoir } from '../parts/reservoir'
import { hexNut } from '../parts/fasteners'
import { joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import type { Vec3 } from '../shape/mesh'
import { labelRadius, turn, turnThread, wrapLabel } from '../shape/turned'
import type { Corner } from '../shape/outline'
import { merge } from '../shape/mesh'
import { buildBridge, buildCap, buildPort } from './head'
import type { ShockLayout } from './layout'

const still = [0, 0, 0] as const

/** The damper tube, threaded where its rings run, with turned grooves at its lower end; a label where it stands free above the spring. */
export function buildBody(
  detail: Detail,
  { bodyFinish, code }: ModelledProduct,
  { body, thread, coil, reservoir }: ShockLayout,
): Part {
  const { r, bore, top, bottom } = body
  const relief: Corner[] = thread
    ? [
        [r, thread.top + 1.6, 0.3],
        [r - 1.3, thread.top, 0.3],
        [r - 1.3, thread.bottom - 0.6, 0.3],
        [r, thread.bottom - 2, 0.3],
      ]
    : []
  const upper = thread && thread.top > top - 3 ? relief.slice(1) : relief
  const groove = (y: number): Corner[] => [
    [r, y + 1, 0.15],
    [r - 0.6, y + 0.7, 0.15],
    [r - 0.6, y - 0.7, 0.15],
    [r, y - 1, 0.15],
  ]
  const start: Corner[] =
    upper.length === 3
      ? [
          [bore, top],
          [r - 1.3, top],
        ]
      : [
          [bore, top],
          [r, top, 0.3],
        ]
  // Two fine lines where the tube stands free under its head.
  const lines =
    upper.length !== 3 && top - Math.max(thread?.top ?? coil.top + 26, coil.top + 26) > 22
      ? [...groove(top - 5), ...groove(top - 8)]
      : []
  const tube = turn(
    detail,
    [
      ...start,
      ...lines,
      ...upper.slice(upper.length === 3 ? 1 : 0),
      ...groove(bottom + 12),
      ...groove(bottom + 8.6),
      [r, bottom + 5, 1],
      [bore, bottom + 5],
    ],
    { closed: true },
  )
  const threaded = thread
    ? [
        turnThread(detail.round > 64 ? detail : { ...detail, thread: 19, threadCoarseness: 3.3 }, {
          radius: r,
          top: Math.min(thread.top, top),
          bottom: thread.bottom - 0.6,
          pitch: 1.5,
          depth: 0.95,
        }),
      ]
    : []
  const free = { top: top - 3, bottom: thread ? thread.top + 3 : coil.top + 24 }
  const height = Math.min(free.top - free.bottom, r * 1.3)
  const art = { layout: 'band', code, ink: inkFor(bodyFinish), accent: true, width: r * 1.75, height } as const
  const label: Surface[] =
    reservoir === null && height > 13
      ? [
          {
            material: 'label',
            art,
            mesh: wrapLabel(detail, {
              radius: labelRadius(detail, r),
              width: art.width,
              height,
              y: (free.top + free.bottom) / 2,
            }),
          },
        ]
      : []
  return { name: 'body', apart: still, surfaces: [surface(anodisedIn(bodyFinish), merge(tube, ...threaded)), ...label] }
}

function buildHoseSet(detail: Detail, { head, reservoir }: ShockLayout): Part[] {
  if (!reservoir) return []
  const y = (head.top + head.bottom) / 2 - 1
  const start: Vec3 = [head.r + 7.2, y + 9, 0]
  const [x, z] = [reservoir.x, -reservoir.r * 0.5]
  const points: Vec3[] = [
    start,
    [start[0] + 0.5, start[1] + 15, 0],
    [start[0] + (x - start[0]) * 0.45, start[1] + 31, z * 0.5],
    [x - 1, start[1] + 18, z],
    [x, reservoir.top + 20, z],
    [x, reservoir.top + 8, z],
  ]
  const fitting = hexNut(detail, {
    at: [x, reservoir.top - 0.2, z],
    to: 'y',
    size: 5,
    height: 8.4,
    flats: 11,
    material: 'anodised-black',
  })
  return [
    {
      name: 'hose',
      apart: still,
      surfaces: joinSurfaces([
        ...buildHose(detail, { points, radius: 3.4 }),
        ...buildBanjo(detail, { at: [head.r + 1.4, y, 0], to: 'x', size: 10 }),
        fitting,
      ]),
    },
  ]
}

/** Upper mount, cap or bridge, reservoir with knobs, hose. */
export function buildUpperEnd(
  detail: Detail,
  product: ModelledProduct,
  layout: ShockLayout,
): { mount: Part; head: Part; reservoir: Part[]; hose: Part[] } {
  const { spec, bodyFinish, code, adjusters } = product
  const { head, reservoir, knobs, accent } = layout
  const isBridge = reservoir?.isPiggyback === true
  const lone =
    !reservoir && knobs[0]
      ? buildKnob(detail, { at: [head.r * 0.62, head.top - 0.6, 0], to: 'y', r: 5.5, height: 8, finish: knobs[0] })
      : []
  const port = reservoir && !isBridge ? [buildPort(detail, head.r, (head.top + head.bottom) / 2 - 1)] : []
  const surfaces = isBridge
    ? buildBridge(detail, { ...head, x: reservoir.x, reservoirR: reservoir.r, accent, code })
    : buildCap(detail, { ...head, accent })
  const neck = head.r * 0.8
  return {
    mount: {
      name: 'upper-mount',
      apart: still,
      surfaces: buildMount(detail, { mount: spec.top, y: 0, dir: 1, neck, finish: 'black' }).surfaces,
    },
    head: { name: isBridge ? 'bridge' : 'cap', apart: still, surfaces: joinSurfaces([...surfaces, ...lone, ...port]) },
    reservoir: reservoir
      ? buildReservoir(detail, {
          ...reservoir,
          finish: bodyFinish,
          knobs,
          code,
          note: adjusters.join(''),
          hasHead: !isBridge,
        })
      : [],
    hose: reservoir && !isBridge ? buildHoseSet(detail, layout) : [],
  }
}
