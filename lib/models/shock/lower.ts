import { anodisedIn, paintedIn } from '../materials'
import type { Part, Surface } from '../model'
import type { ModelledProduct } from '../modelled-product'
import { buildBump } from '../parts/bump'
import { hexNut, threadedStud } from '../parts/fasteners'
import { buildGuide, buildPiston, buildShimStack } from '../parts/internals'
import { buildWheel } from '../parts/knobs'
import { buildMount } from '../parts/mounts'
import { buildCamRing, buildHydraulicPreload, buildPreloadRings } from '../parts/preload'
import { surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { windSpring } from '../shape/coil'
import { turn, turnRing } from '../shape/turned'
import type { ShockLayout } from './layout'

/** Sides of the spring's wire in the viewer. */
export const viewerSides = 9

const still = [0, 0, 0] as const

/** Rings, cam, hydraulic collar or cover above the spring, from the top down. */
export function buildPreload(
  detail: Detail,
  { adjusters, spec, kind, bodyFinish }: ModelledProduct,
  { coil, body, room, accent }: ShockLayout,
): Part[] {
  const size = { y: coil.top, inner: coil.inner, outer: coil.outer, bodyR: body.r, room, finish: accent }
  const part = (name: Part['name'], surfaces: Surface[]): Part => ({ name, surfaces, apart: still })
  if (adjusters.includes('H')) {
    const { seat, motor, knob } = buildHydraulicPreload(detail, size)
    return [part('preload-knob', knob), part('preload-motor', motor), part('spring-seat', seat)]
  }
  if (adjusters.includes('T')) {
    const { seat, ring, lock } = buildPreloadRings(detail, size)
    return [part('lock-ring', lock), part('preload-ring', ring), part('spring-seat', seat)]
  }
  if (adjusters.includes('P')) {
    const { seat, cam } = buildCamRing(detail, { ...size, steps: spec.preloadSteps ?? 5 })
    return [part('preload-cam', cam), part('spring-seat', seat)]
  }
  const isCover = kind === 'unit-swing-shock' || kind === 'front-shock'
  const wide = coil.outer + 1.6
  const high = Math.min(room - 2, isCover ? 26 : 8)
  // The cover closes over the spring: its skirt hangs 16 mm down outside the coils.
  const skirt = isCover ? 16 : 1
  const cover = turn(
    detail,
    [
      [body.r + 0.2, coil.top + high, 0.3],
      [body.r + 6, coil.top + high, 1.5],
      [wide + 0.4, coil.top + high * 0.3, 5],
      [wide + 1.4, coil.top - skirt, 0.6],
      [wide, coil.top - skirt, 0.4],
      [wide - 0.9, coil.top - 0.4, 0.3],
      [wide - 1.2, coil.top, 0.3],
      [body.r + 0.2, coil.top, 0.3],
    ],
    { closed: true },
  )
  return [
    part(isCover ? 'dust-cover' : 'spring-seat', [surface(isCover ? anodisedIn(bodyFinish) : 'anodised-black', cover)]),
  ]
}

export function buildSpring(detail: Detail, { springFinish }: ModelledProduct, { coil }: ShockLayout): Part {
  return {
    name: 'spring',
    apart: still,
    surfaces: [
      surface(
        paintedIn(springFinish ?? 'black'),
        windSpring(detail.round > 64 ? detail : { ...detail, wire: viewerSides, coil: 27 }, coil),
      ),
    ],
  }
}

/** Piston, shims and nut on the end of the rod, from the top down; all of it inside the body. */
function buildValve(
  detail: Detail,
  { body, rodR, piston }: ShockLayout,
): { parts: Part[]; spigot: { top: number; bottom: number; r: number } } {
  const r = body.bore - 0.3
  const bore = Math.max(3, rodR * 0.62)
  const height = Math.max(10, body.r * 0.6)
  const part = (name: Part['name'], surfaces: Surface[]): Part => ({ name, surfaces, apart: still, isInside: true })
  const lower = buildShimStack(detail, { r: r * 0.8, bore, top: piston - height - 0.1, count: 7, dir: 1 })
  const upper = buildShimStack(detail, { r: r * 0.76, bore, top: piston + 0.1 + 5 * 0.72, count: 5, dir: -1 })
  const nut = hexNut(detail, { at: [0, piston + 4.2, 0], to: 'y', size: bore * 2, height: 6, flats: bore * 3.4 })
  return {
    parts: [
      part('nut', [nut]),
      part('shim-stack', upper.surfaces),
      part('piston', buildPiston(detail, { r, bore, top: piston, height })),
      part('shim-stack', lower.surfaces),
    ],
    spigot: { top: piston + 12, bottom: piston - height - lower.height - 0.3, r: bore },
  }
}

/** Rod with valve, guide, wiper and bump stop. */
export function buildRod(detail: Detail, layout: ShockLayout): { valve: Part[]; rod: Part; guide: Part[]; bump: Part } {
  const { body, rodR, coil, bump, gap } = layout
  const { parts, spigot } = buildValve(detail, layout)
  const low = coil.bottom - Math.min(gap, 6)
  const rod = turn(detail, [
    [0, spigot.bottom],
    [rodR - 0.6, spigot.bottom, 0.3],
    [rodR, spigot.bottom - 1, 0.3],
    [rodR, low, 0.4],
    [0, low],
  ])
  const { guide, seal } = buildGuide(detail, { bodyR: body.r, bore: body.bore, rodR, tube: body.bottom + 5, lip: 5 })
  return {
    valve: parts,
    rod: {
      name: 'rod',
      apart: still,
      surfaces: [
        surface('steel-bright', rod),
        surface(
          'steel-zinc',
          threadedStud(detail, { radius: spigot.r, top: spigot.top, bottom: spigot.bottom - 0.5, pitch: 1 }),
        ),
      ],
    },
    guide: [
      { name: 'guide', apart: still, surfaces: guide },
      { name: 'wiper', apart: still, surfaces: seal },
    ],
    bump: {
      name: 'bump-stop',
      apart: still,
      surfaces: [
        surface(
          'polymer-black',
          buildBump(detail, { y: coil.bottom + 0.2, height: bump.height, r: bump.r, bore: rodR + 0.05 }),
        ),
      ],
    },
  }
}

/** Lower seat, rebound wheel, length adjuster and lower mount, from the top down. */
export function buildLowerEnd(
  detail: Detail,
  { spec }: ModelledProduct,
  { coil, rodR, foot, wheel, adjuster, accent, length }: ShockLayout,
): Part[] {
  const { y, inner, outer } = { y: coil.bottom, inner: coil.inner, outer: coil.outer }
  const hub = rodR + 6
  const low = Math.min(y - 4.4, foot + wheel + adjuster + 0.3)
  const seat = turn(
    detail,
    [
      [rodR + 0.1, y + 0.2],
      [inner - 3, y + 0.2, 0.3],
      [inner - 1.2, y + 2.8, 0.5],
      [inner - 0.5, y + 2.4, 0.4],
      [inner - 0.5, y - 0.04, 0.2],
      [outer + 0.2, y - 0.04, 0.2],
      [outer + 0.4, y + 0.8, 0.2],
      [outer + 1.5, y + 0.8, 0.4],
      [outer + 1.7, y - 2.6, 0.9],
      [outer - 1.4, y - 3.6, 0.8],
      [Math.max(hub + 3, inner * 0.72), y - 3.8, 1.2],
      [hub, low, 0.5],
      [rodR + 0.1, low, 0.2],
    ],
    { closed: true },
  )
  const parts: Part[] = [{ name: 'lower-seat', apart: still, surfaces: [surface('anodised-black', seat)] }]
  if (wheel > 0)
    parts.push({
      name: 'rebound-knob',
      apart: still,
      surfaces: buildWheel(detail, {
        outer: rodR + 8.5,
        bore: rodR + 0.2,
        top: foot + adjuster + wheel,
        bottom: foot + adjuster + 0.3,
        finish: accent === 'gold' || accent === 'titanium' ? 'red' : accent,
      }),
    })
  if (adjuster > 2) {
    const nut = hexNut(detail, {
      at: [0, foot + 0.2, 0],
      to: 'y',
      size: rodR * 2 + 3,
      height: adjuster * 0.55,
      flats: rodR * 2 + 11,
      material: anodisedIn(accent),
    })
    parts.push({
      name: 'length-adjuster',
      apart: still,
      surfaces: [
        nut,
        surface(
          'steel-zinc',
          threadedStud(detail, { radius: rodR + 1.8, top: foot + adjuster + 0.4, bottom: foot - 2, pitch: 1.25 }),
          turnRing(detail, rodR + 4.4, rodR, foot + adjuster + 0.3, foot + adjuster - 0.8, 0.2),
        ),
      ],
    })
  }
  const mount = buildMount(detail, { mount: spec.bottom, y: -length, dir: -1, neck: rodR + 5, finish: 'black' })
  return [...parts, { name: 'lower-mount', apart: still, surfaces: mount.surfaces }]
}
