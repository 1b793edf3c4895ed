import type { ModelBuilder } from '../modelled-product'
import type { Part } from '../model'
import { buildBellows } from '../parts/boot'
import { spreadParts } from '../parts/explode'
import { buildMount } from '../parts/mounts'
import { joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { turn, turnRing } from '../shape/turned'
import { easeDetail } from './ease-detail'
import { buildFootDial, buildGasShockBody } from './gas-shock-body'
import { layOutGasShock, type GasShockLayout } from './gas-shock-layout'
import { buildGasReservoir } from './gas-shock-reservoir'
import { buildDamperInside } from './damper-inside'

const still = [0, 0, 0] as const

function buildBoot(detail: Detail, { boot, rodR, cover }: GasShockLayout): { boot: Part; cover: Part; clamp: Part } {
  const { r, top, bottom } = cover
  const shell = turn(
    detail,
    [
      [rodR + 0.4, top, 0.5],
      [Math.max(rodR + 5, r * 0.62), top, 2],
      [r - 2, top - 4.5, 3.5],
      [r, top - 8, 1.5],
      [r, top - 13, 0.4],
      [r + 1.2, top - 13.6, 0.5],
      [r + 1.2, bottom + 1, 0.8],
      [r - 1.6, bottom, 0.6],
      [r - 1.6, top - 7, 1],
      [rodR + 0.4, top - 3, 0.5],
    ],
    { closed: true },
  )
  const strap = turnRing(detail, boot.bore + 2.4, boot.bore + 0.9, boot.bottom + 5, boot.bottom + 1.6, 0.3)
  return {
    boot: { name: 'boot', apart: still, surfaces: [surface('polymer-black', buildBellows(detail, boot))] },
    cover: { name: 'dust-cover', apart: still, surfaces: [surface('anodised-black', shell)] },
    clamp: { name: 'clamp', apart: still, surfaces: [surface('steel-zinc', strap)] },
  }
}

/** A pickup or SUV gas shock: tube below, rod under a boot above, with or without a reservoir. */
export const buildGasShock: ModelBuilder = (detail, product) => {
  const layout = layOutGasShock(product)
  const { length, r, rodR, bodyTop, shoulder, cap } = layout
  const { spec, bodyFinish: finish, code, adjusters } = product
  const eased = easeDetail(detail, 0.62)
  const upper = buildMount(eased, {
    mount: spec.top,
    y: 0,
    dir: 1,
    neck: rodR + 4,
    finish: 'black',
    material: 'cast-black',
  })
  const lower = buildMount(eased, {
    mount: spec.bottom,
    y: -length,
    dir: -1,
    neck: r * 0.62,
    finish: 'black',
    material: layout.reservoir ? 'anodised-black' : 'cast-black',
  })
  const foot = buildFootDial(eased, layout)
  const note = layout.reservoir ? 'REMOTE RESERVOIR' : layout.isTwinTube ? 'TWIN TUBE GAS' : 'MONOTUBE GAS'
  const body: Part = {
    name: 'body',
    apart: still,
    surfaces: joinSurfaces([
      ...buildGasShockBody(detail, layout, {
        finish,
        code,
        note:
          layout.reservoir?.kind === 'bridge' ? 'PIGGYBACK' : product.construction === 'twin-tube' ? 'TWIN TUBE' : note,
      }),
      ...foot.boss,
    ]),
  }
  const { boot, cover, clamp } = buildBoot(eased, layout)
  const inside = buildDamperInside(easeDetail(detail, 0.5), {
    rodR,
    bore: layout.bore,
    rodTop: layout.rodTop,
    mouth: bodyTop,
    floor: cap.top + 2,
    stroke: spec.strokeMm ?? length * 0.38,
    isTwinTube: layout.isTwinTube,
    hasFreePiston: !layout.isTwinTube && !layout.reservoir,
  })
  const upwards = spreadParts(
    [...inside.groups, [clamp], [boot], [cover], [{ name: 'upper-mount', apart: still, surfaces: upper.surfaces }]],
    { from: bodyTop, gap: 16, dir: -1 },
  )
  const reservoir = buildGasReservoir(eased, layout, { finish, code, isHighLow: adjusters.includes('W') })
  const dial: Part[] =
    foot.dial.length > 0
      ? [
          {
            name: adjusters.includes('R') ? 'rebound-knob' : 'compression-knob',
            apart: [0, 0, 46],
            surfaces: foot.dial,
          },
        ]
      : []
  return {
    parts: [
      body,
      ...dial,
      ...upwards,
      ...spreadParts([...reservoir.below, [{ name: 'lower-mount', apart: still, surfaces: lower.surfaces }]], {
        from: shoulder,
        gap: 24,
      }),
      ...reservoir.side,
    ],
    anchors: { top: 0, bottom: -length, body: { radius: r, top: bodyTop, bottom: shoulder } },
  }
}
