import type { ModelBuilder } from '../modelled-product'
import type { Model, Part } from '../model'
import { spanOf, spreadParts } from '../parts/explode'
import type { Detail } from '../shape/detail'
import { layOutShock, type ShockLayout } from './layout'
import { buildLowerEnd, buildPreload, buildRod, buildSpring } from './lower'
import { buildBody, buildUpperEnd } from './upper'
import type { ModelledProduct } from '../modelled-product'

const lift = (part: Part, dx: number, dy: number): Part => ({
  ...part,
  apart: [part.apart[0] + dx, part.apart[1] + dy, part.apart[2]],
})

/** Reservoir and what belongs to it, drawn apart along its own axis. */
function spreadReservoir(parts: readonly Part[], shift: { x: number; head: number }): Part[] {
  const find = (name: Part['name']) => parts.filter((part) => part.name === name)
  const [cylinder] = find('reservoir')
  if (!cylinder) return []
  const low = spreadParts([find('floating-piston'), find('reservoir-cap')], { from: spanOf(cylinder).bottom, gap: 12 })
  return [
    cylinder,
    ...low,
    ...find('compression-knob').map((part) => lift(part, 0, shift.head + 22)),
    ...find('high-speed-knob').map((part) => lift(part, 0, shift.head + 22)),
  ].map((part) => lift(part, shift.x, 0))
}

function assemble(detail: Detail, product: ModelledProduct, layout: ShockLayout): Part[] {
  const gap = product.kind === 'mono-shock' ? 16 : 13
  const body = buildBody(detail, product, layout)
  const { mount, head, reservoir, hose } = buildUpperEnd(detail, product, layout)
  const { valve, rod, guide, bump } = buildRod(detail, layout)
  const above = spreadParts([[head], [mount]], { from: layout.body.top, gap: gap * 0.8, dir: -1 })
  const [top] = above
  const preload = buildPreload(detail, product, layout)
  const below = spreadParts(
    [
      ...valve.map((part) => [part]),
      [rod, ...guide, bump],
      ...preload.filter(({ name }) => name !== 'preload-knob').map((part) => [part]),
      [buildSpring(detail, product, layout)],
      ...buildLowerEnd(detail, product, layout).map((part) => [part]),
    ],
    { from: spanOf(body).bottom, gap },
  )
  // The hand wheel hangs beside its collar.
  const motor = below.find(({ name }) => name === 'preload-motor')
  const wheels = preload
    .filter(({ name }) => name === 'preload-knob')
    .map((part) => lift(part, -14, motor?.apart[1] ?? 0))
  const side = {
    x: layout.reservoir?.isPiggyback === false ? 24 : 0,
    head: layout.reservoir?.isPiggyback === true ? (top?.apart[1] ?? 0) : 0,
  }
  return [
    ...above,
    body,
    ...spreadReservoir(reservoir, side),
    ...hose.map((part) => lift(part, 12, (top?.apart[1] ?? 0) + 4)),
    ...wheels,
    ...below,
  ]
}

/** Twin, mono, swing-unit and front shocks: body above, rod below, spring round both. */
export const buildShock: ModelBuilder = (detail, product): Model => {
  const layout = layOutShock(product)
  const { coil, body, length } = layout
  return {
    parts: assemble(detail, product, layout),
    anchors: {
      top: 0,
      bottom: -length,
      body: { radius: body.r, top: body.top, bottom: body.bottom },
      spring: { top: coil.top, bottom: coil.bottom, meanRadius: coil.radius, wire: coil.wire, turns: coil.coils + 2 },
    },
  }
}
