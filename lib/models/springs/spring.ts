import { inkFor, paintedIn } from '../materials'
import type { ModelBuilder } from '../modelled-product'
import type { Part } from '../model'
import { windCoil, windSpring } from '../shape/coil'
import { sweep } from '../shape/swept'
import { turn } from '../shape/turned'
import { printLength, printOnCoil } from './coil-label'
import { layOutSpring } from './spring-layout'

/** A loose coil spring: the product is the spring itself, with what belongs to it. */
export const buildSpring: ModelBuilder = (detail, product) => {
  const { spring, sleeve, packer } = layOutSpring(product)
  const finish = product.springFinish ?? product.bodyFinish
  const { points, turns } = windCoil(spring, detail.coil)
  const parts: Part[] = [
    {
      name: 'spring',
      apart: [0, 0, 0],
      surfaces: [
        { material: paintedIn(finish), mesh: windSpring(detail, spring) },
        printOnCoil(detail, spring, { code: product.code, ink: inkFor(finish), length: printLength(spring) }),
      ],
    },
  ]
  if (sleeve) {
    const perTurn = (points.length - 1) / turns
    const covered = points.slice(Math.round(sleeve.from * perTurn), Math.round(sleeve.to * perTurn) + 1)
    parts.push({
      name: 'sleeve',
      apart: [0, 0, 0],
      surfaces: [{ material: 'rubber', mesh: sweep(detail, covered, spring.wire / 2 + 1.5) }],
    })
  }
  if (packer) {
    const { radius, bore, height, lip } = packer
    const mesh = turn(
      detail,
      [
        [bore, height, 1.5],
        [radius - 3, height, 2],
        [radius, height - 3, 2],
        [radius, 0, 1.2],
        [radius - lip, 0, 0.6],
        [spring.radius, 0.02],
        [bore + 2, 0, 0.6],
        [bore + 2, -lip, 1],
        [bore, -lip, 1],
      ],
      { closed: true },
    )
    parts.push({ name: 'spacer', apart: [0, height * 3, 0], surfaces: [{ material: 'polymer-black', mesh }] })
  }
  return {
    parts,
    anchors: {
      top: spring.top,
      bottom: spring.bottom,
      spring: { top: spring.top, bottom: spring.bottom, meanRadius: spring.radius, wire: spring.wire, turns },
    },
  }
}
