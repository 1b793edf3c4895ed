import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import type { PartName } from '../part-names'
import { spreadParts } from '../parts/explode'
import { buildKnob } from '../parts/knobs'
import { surface } from '../parts/solids'
import { windSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { threadedStud } from '../parts/fasteners'
import { turn } from '../shape/turned'
import { buildFoot, buildFootBolt, buildGuide, buildRod, buildSpringSeat, buildTube } from './damper-parts'
import { buildForkCap, buildPreloadHexagon } from './fork-cap'
import { capHeights, layOutFork, type ForkLayout } from './fork-layout'
import { bothLegs, easeForPair, springMaterial } from './pair'
import { buildBaseValve, buildPiston, buildShims } from './valves'

type Group = Part[]
const makePart = (name: PartName, surfaces: Surface[], isInside = false): Part => ({
  name,
  surfaces,
  apart: [0, 0, 0],
  ...(isInside ? { isInside } : {}),
})

/** Adjusters on top: rebound in the left leg, compression in the right one where the product has it. */
function buildAdjusters(
  detail: Detail,
  { adjusters }: ModelledProduct,
  { legX }: ForkLayout,
  r: number,
  y: number,
): Part[] {
  const hasCompression = adjusters.includes('C') || adjusters.includes('W')
  const at = (x: number, finish: 'red' | 'gold') =>
    buildKnob(detail, { at: [x, y, 0], to: 'y', r, height: 8.5, finish })
  return hasCompression
    ? [makePart('rebound-knob', at(-legX, 'red')), makePart('compression-knob', at(legX, 'gold'))]
    : [makePart('rebound-knob', [...at(-legX, 'red'), ...at(legX, 'red')])]
}

/** Cap, preload seat and spring of a cartridge. */
function buildSpringSide(detail: Detail, product: ModelledProduct, layout: ForkLayout): Group[] {
  const { legX, capR, spring } = layout
  if (!spring) return []
  return [
    buildAdjusters(detail, product, layout, capR * 0.4, -1.6),
    [
      makePart(
        'preload-knob',
        bothLegs(
          legX,
          buildPreloadHexagon(detail, {
            radius: capR,
            finish: product.bodyFinish === 'black' ? 'silver' : product.bodyFinish,
          }),
        ),
      ),
    ],
    [makePart('fork-cap', bothLegs(legX, buildForkCap(detail, { radius: capR, finish: 'black' })))],
    [makePart('spring-seat', bothLegs(legX, buildSpringSeat(detail, layout)))],
    [
      makePart(
        'spring',
        bothLegs(legX, [
          { material: springMaterial(product.springFinish ?? 'silver'), mesh: windSpring(detail, spring) },
        ]),
      ),
    ],
  ]
}

/** Threaded adapter and adjusters of a damper unit without a spring of its own. */
function buildAdapterSide(detail: Detail, product: ModelledProduct, layout: ForkLayout): Group[] {
  const { legX, rodR } = layout
  const r = rodR + 4
  const sleeve = turn(detail, [
    [0, -13],
    [r - 1.5, -13, 0.5],
    [r, -14.5, 0.4],
    [r, -19, 0.3],
    [r - 0.7, -19.5, 0.2],
    [r - 0.7, -21, 0.2],
    [r, -21.5, 0.3],
    [r, -30, 1],
    [0, -30],
  ])
  const adapter: Surface[] = [
    surface('anodised-black', sleeve),
    surface('steel-zinc', threadedStud(detail, { radius: rodR, top: 0, bottom: -13.5, pitch: 1 })),
  ]
  return [buildAdjusters(detail, product, layout, rodR * 0.9, -0.4), [makePart('cap', bothLegs(legX, adapter))]]
}

function buildDamper(
  detail: Detail,
  product: ModelledProduct,
  layout: ForkLayout,
): { above: Group[]; tube: Group; below: Group[] } {
  const { legX, rodR, tubeR, tubeTop, tubeBottom, spring } = layout
  const twin = (name: PartName, surfaces: Surface[], isInside = false): Part =>
    makePart(name, bothLegs(legX, surfaces), isInside)
  const inner = tubeR - 1.85
  const rodFrom = spring ? -capHeights.end + 8 : -14
  const rodTo = tubeTop - 10
  const pistonTop = rodTo - 0.2
  const shims = buildShims(detail, { radius: inner - 1.2, bore: rodR - 2, top: pistonTop - 9.8 })
  return {
    above: [
      [twin('guide', buildGuide(detail, layout))],
      [twin('rod', buildRod(detail, rodR, rodFrom, rodTo))],
      [twin('piston', buildPiston(detail, { radius: inner, bore: rodR - 2, top: pistonTop }), true)],
      [twin('shim-stack', shims.surfaces, true)],
    ],
    tube: [
      twin(
        'body',
        buildTube(detail, layout, {
          finish: product.bodyFinish,
          code: product.code,
          ...(product.spec.forkTubeMm === null ? {} : { note: `${product.spec.forkTubeMm} mm` }),
        }),
      ),
    ],
    below: [
      [twin('valve', buildBaseValve(detail, { radius: inner, top: tubeBottom + 38 }), true)],
      [twin('lower-mount', buildFoot(detail, layout))],
      [twin('foot-bolt', buildFootBolt(detail, layout))],
    ],
  }
}

/** A pair of fork cartridges, or of damper units that go under the original springs: one for each leg. */
export const buildForkPair: ModelBuilder = (full, product) => {
  const detail = easeForPair(full)
  const layout = layOutFork(product)
  const { spring, tubeR, tubeTop, tubeBottom, length } = layout
  const { above, tube, below } = buildDamper(detail, product, layout)
  const upper = [
    ...(spring ? buildSpringSide(detail, product, layout) : buildAdapterSide(detail, product, layout)),
    ...above,
  ]
  const gap = 14
  return {
    parts: [
      ...spreadParts([...upper].reverse(), { from: tubeTop, gap, dir: -1 }),
      ...tube,
      ...spreadParts(below, { from: tubeBottom, gap }),
    ],
    anchors: {
      top: 0,
      bottom: -length,
      body: { radius: tubeR, top: tubeTop, bottom: tubeBottom },
      ...(spring
        ? {
            spring: {
              top: spring.top,
              bottom: spring.bottom,
              meanRadius: spring.radius,
              wire: spring.wire,
              turns: spring.coils + 2,
            },
          }
        : {}),
    },
  }
}
