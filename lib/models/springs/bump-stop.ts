import type { DrawnProduct } from '@/lib/drawings/shock'
import { inkFor, type MaterialName } from '../materials'
import type { ModelBuilder } from '../modelled-product'
import { turn, wrapLabel } from '../shape/turned'
import { profileLobes } from './lobes'

const foot = 8
const wall = 2.4

/** Where the parts of a bump stop lie, mm: tip at 0, foot below. */
export function layOutBumpStop({ spec }: DrawnProduct): {
  height: number
  radius: number
  bore: number
  cup: { radius: number; top: number; bottom: number }
} {
  const height = spec.lengthMm ?? 70
  const radius = ((spec.bodyMm ?? 46) / 2) * 1.1
  const bore = Math.min((spec.shaftMm ?? 14) / 2 + 0.3, radius * 0.5)
  return { height, radius, bore, cup: { radius: radius + 0.5, top: -height + foot + 4, bottom: -height } }
}

/** A urethane bump stop for the rod of a damper: three lobes, foot in a cup. */
export const buildBumpStop: ModelBuilder = (detail, product) => {
  const { height, radius, bore, cup } = layOutBumpStop(product)
  const finish = product.springFinish ?? product.bodyFinish
  const material: MaterialName =
    finish === 'black' ? 'polymer-black' : finish === 'red' ? 'polymer-red' : `paint-${finish}`
  const lobes = turn(detail, profileLobes({ top: 0, bottom: cup.bottom + wall, radius: radius * 0.98, bore }), {
    closed: true,
  })
  const lip = cup.radius
  const shell = turn(
    detail,
    [
      [lip - 1.6, cup.top, 0.6],
      [lip + 1.2, cup.top, 0.8],
      [lip + 1.2, cup.top - 2.2, 0.8],
      [lip, cup.top - 3, 0.4],
      [lip, cup.bottom + 1, 1.2],
      [lip - 3, cup.bottom, 1.2],
      [bore + 5, cup.bottom, 0.5],
      [bore + 4.2, cup.bottom + 0.8, 0.4],
      [bore + 1, cup.bottom + 0.8, 0.4],
      [bore + 1, cup.bottom + wall, 0.3],
      [radius * 0.9, cup.bottom + wall, 0.6],
      [radius * 0.94, cup.top, 0.4],
    ],
    { closed: true },
  )
  const printHeight = cup.top - 3.4 - (cup.bottom + 2)
  const print = wrapLabel(detail, {
    radius: lip + 0.12,
    width: Math.min(46, lip * 1.7),
    height: printHeight,
    y: (cup.top - 3.4 + cup.bottom + 2) / 2,
  })
  return {
    parts: [
      { name: 'bump-stop', apart: [0, 0, 0], surfaces: [{ material, mesh: lobes }] },
      {
        name: 'spring-seat',
        apart: [0, -36, 0],
        surfaces: [
          { material: 'polymer-black', mesh: shell },
          {
            material: 'label',
            mesh: print,
            art: {
              layout: 'code',
              code: product.code,
              ink: inkFor('black'),
              width: Math.min(46, lip * 1.7),
              height: printHeight,
            },
          },
        ],
      },
    ],
    anchors: { top: 0, bottom: -height, body: { radius, top: 0, bottom: -height } },
  }
}
