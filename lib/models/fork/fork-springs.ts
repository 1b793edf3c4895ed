import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Model, Part, Surface } from '../model'
import { surface } from '../parts/solids'
import { windSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { labelRadius, turnRing, wrapLabel } from '../shape/turned'
import { buildForkCap, buildPreloadHexagon } from './fork-cap'
import { layOutSprings, type SpringSetLayout } from './fork-layout'
import { buildKnob } from '../parts/knobs'
import { bothLegs, easeForPair, moveSurfaces, springMaterial } from './pair'
import { buildEmulator } from './valves'

/** A paper band round each spring that carries the part number. */
function buildBand(detail: Detail, { spring, springX }: SpringSetLayout, code: string, note?: string): Part {
  const outer = spring.radius + spring.wire / 2
  const [width, height] = [outer * 1.9, Math.min(outer * 4.4, (spring.top - spring.bottom) * 0.26)]
  const y = spring.top - (spring.top - spring.bottom) * 0.5
  const band = turnRing(detail, outer + 0.7, outer + 0.3, y + height / 2, y - height / 2, 0.15)
  const label: Surface = {
    material: 'label',
    mesh: wrapLabel(detail, { radius: labelRadius(detail, outer + 0.7), width, height: height * 0.92, y }),
    art: {
      layout: 'stripe',
      code,
      ...(note === undefined ? {} : { note }),
      ink: 'dark',
      accent: true,
      width,
      height: height * 0.92,
    },
  }
  return { name: 'label', apart: [0, 0, outer * 3], surfaces: bothLegs(springX, [surface('paint-white', band), label]) }
}

function buildSprings(detail: Detail, product: ModelledProduct, layout: SpringSetLayout): Part[] {
  const finish = product.springFinish ?? product.bodyFinish
  const rate = product.spec.springRateNmm
  return [
    {
      name: 'spring',
      apart: [0, 0, 0],
      surfaces: bothLegs(layout.springX, [
        { material: springMaterial(finish), mesh: windSpring(detail, layout.spring) },
      ]),
    },
    buildBand(detail, layout, product.code, rate === null ? undefined : `${rate} N/mm`),
  ]
}

const describeSprings = ({ spring, height }: SpringSetLayout): Model['anchors'] => ({
  top: 0,
  bottom: -height,
  spring: {
    top: spring.top,
    bottom: spring.bottom,
    meanRadius: spring.radius,
    wire: spring.wire,
    turns: spring.coils + 4,
  },
})

/** A pair of fork springs. */
export const buildForkSprings: ModelBuilder = (full, product) => {
  const detail = easeForPair(full)
  const layout = layOutSprings(product)
  return { parts: buildSprings(detail, product, layout), anchors: describeSprings(layout) }
}

/** An aluminium tube cut to length, with a steel washer below. */
function buildSpacer(detail: Detail, radius: number, top: number, bottom: number): Surface[] {
  return [
    surface('anodised-silver', turnRing(detail, radius, radius - 3, top, bottom + 2, 0.5)),
    surface('steel-zinc', turnRing(detail, radius + 1.6, radius * 0.5, bottom + 2, bottom, 0.4)),
  ]
}

/** Springs, valves, spacers and caps for both legs, standing on one floor: the caps on the spacers they close, the valves in front. */
export const buildForkUpgrade: ModelBuilder = (full, product) => {
  const detail = easeForPair(full)
  const layout = layOutSprings(product)
  const { height, capR, spacerX, spacerR, spacerHeight, valveR, valveZ } = layout
  const top = spacerHeight - height
  const finish = product.bodyFinish === 'black' ? 'red' : product.bodyFinish
  const cap = moveSurfaces(buildForkCap(detail, { radius: capR, finish: product.bodyFinish }), [0, top + 31, 0])
  const hexagon = moveSurfaces(
    buildPreloadHexagon(detail, {
      radius: capR,
      finish: product.bodyFinish === 'black' ? 'silver' : product.bodyFinish,
    }),
    [0, top + 31, 0],
  )
  const knob = buildKnob(detail, { at: [0, top + 29.4, 0], to: 'y', r: capR * 0.4, height: 9, finish })
  const valve = moveSurfaces(buildEmulator(detail, valveR), [0, -height, valveZ])
  return {
    parts: [
      { name: 'preload-knob', apart: [0, 90, 0], surfaces: bothLegs(spacerX, [...hexagon, ...knob]) },
      { name: 'fork-cap', apart: [0, 60, 0], surfaces: bothLegs(spacerX, cap) },
      { name: 'spacer', apart: [0, 30, 0], surfaces: bothLegs(spacerX, buildSpacer(detail, spacerR, top, -height)) },
      ...buildSprings(detail, product, layout),
      { name: 'valve', apart: [0, 0, 30], surfaces: bothLegs(spacerX, valve) },
    ],
    anchors: describeSprings(layout),
  }
}
