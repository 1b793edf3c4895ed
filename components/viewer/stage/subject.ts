import { Group, MathUtils, Vector3, type PerspectiveCamera } from 'three'
import type { Model } from '@/lib/models/model'
import { frameBoxes, leanFor, type Framing } from './framing'
import { createMeasures, type MeasureText } from './measures'
import { createSolids, type Solids } from './solids'
import type { Materials } from './surface-materials'

export type Subject = {
  group: Group
  solids: () => Solids
  /** How far it is taken apart, 0 … 1. */
  explode: (t: number) => void
  /** Dimension lines; they only show on the assembled part. */
  measure: (isMeasured: boolean) => void
  replace: (model: Model) => void
  /** Leans the product to suit a frame of that width over height. */
  arrange: (aspect: number) => Framing
  /** How far the dimension lines that are shown reach from the axis, mm. */
  reach: () => number
  /** Turns what is written towards the camera; size of the canvas in CSS pixels. */
  face: (camera: PerspectiveCamera, width: number, height: number) => void
  dispose: () => void
}

/** How far the bodies of a pair stand from the middle: their common box is then much wider than one body. */
function findLegs({ anchors }: Model, { parts }: Solids): number {
  const box = parts.find(({ group }) => group.name === 'body')?.box
  if (!box || !anchors.body) return 0
  const offset = Math.min(box.max.x, -box.min.x) - anchors.body.radius
  return offset > anchors.body.radius * 0.8 ? offset : 0
}

type Options = { host: HTMLElement; model: Model; materials: Materials; measures: readonly MeasureText[] }

/** The product on the stage with its dimension lines. */
export function createSubject({ host, model, materials, measures: texts }: Options): Subject {
  const group = new Group()
  const build = (next: Model) => {
    const solids = createSolids(next, materials)
    const measures = createMeasures(
      host,
      { anchors: next.anchors, box: solids.measure(), legX: findLegs(next, solids) },
      texts,
    )
    group.add(solids.group, measures.group)
    const leans = next.parts.every(({ name }) => name !== 'bottle')
    return { solids, measures, leans }
  }
  const clear = ({ solids, measures }: ReturnType<typeof build>) => {
    group.remove(solids.group, measures.group)
    solids.dispose()
    measures.dispose()
  }
  let built = build(model)
  let [apart, isMeasured] = [0, false]
  const showsMeasures = () => isMeasured && apart === 0
  return {
    group,
    solids: () => built.solids,
    explode: (t) => {
      apart = t
    },
    measure: (isShown) => {
      isMeasured = isShown
    },
    replace: (next) => {
      clear(built)
      built = build(next)
    },
    arrange: (aspect) => {
      const { solids, measures, leans } = built
      solids.explode(apart)
      measures.setVisible(showsMeasures())
      group.rotation.z = leans
        ? -MathUtils.degToRad(leanFor(solids.measure().getSize(new Vector3()), aspect, apart))
        : 0
      group.updateMatrixWorld(true)
      return frameBoxes(solids.listBoxes(), group.matrixWorld)
    },
    reach: () => (showsMeasures() ? built.measures.reach : 0),
    face: (camera, width, height) => built.measures.update(camera, width, height),
    dispose: () => clear(built),
  }
}
