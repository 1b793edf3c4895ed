import {
  BufferGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Vector3,
  type Box3,
  type PerspectiveCamera,
} from 'three'
import type { ModelAnchors } from '@/lib/models/model'
import { layOutMeasures, type MeasureId, type MeasureLine, type Sides } from './measure-lines'

/** A dimension that can be shown, with its words and figure. */
export type MeasureText = { id: MeasureId; text: string }

export type Measures = {
  group: Group
  /** How far the lines reach from the axis, mm. */
  reach: number
  setVisible: (isVisible: boolean) => void
  /** Turns the lines towards the camera and puts the words beside them; `width` and `height` of the canvas in CSS pixels. */
  update: (camera: PerspectiveCamera, width: number, height: number) => void
  dispose: () => void
}

const labelClass =
  'absolute top-0 left-0 rounded-base bg-carbon/85 px-1.5 py-0.5 text-xs leading-snug whitespace-nowrap text-white'

const flatten = ({ points }: MeasureLine): number[] => points.flatMap(([along, side]) => [side, along, 0])

/** How far the box reaches to both sides of the axis, seen after a turn about y, mm. */
function measureSides({ min, max }: Box3, legX: number, turn: number): Sides {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reaches = [min.x, max.x].flatMap((x) => [min.z, max.z].map((z) => x * cos - z * sin))
  return { left: Math.min(...reaches), right: Math.max(...reaches), size: max.y - min.y, leg: Math.abs(legX * cos) }
}

function makeLabel(host: HTMLElement, text: string): HTMLElement {
  const label = document.createElement('span')
  label.className = labelClass
  label.textContent = text
  label.hidden = true
  // The same figures stand in the description and in the table of the page.
  label.setAttribute('aria-hidden', 'true')
  host.append(label)
  return label
}

/** Keeps a label inside the frame, `share` of its width left of `spot` (in clip space) as far as that goes. */
function placeLabel(
  label: HTMLElement,
  spot: Vector3,
  share: number,
  [width, height]: readonly [number, number],
): void {
  const x = Math.min(width - label.offsetWidth - 4, Math.max(4, ((spot.x + 1) / 2) * width - label.offsetWidth * share))
  const y = Math.min(height - label.offsetHeight - 4, Math.max(4, ((1 - spot.y) / 2) * height - label.offsetHeight / 2))
  label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

type Measured = {
  anchors: ModelAnchors
  box: Box3
  /** Half the distance of the two legs of a pair, mm; 0 for a single part. */ legX: number
}

/** Dimension lines in the picture's plane, and their words as text over the canvas, added to `host`. */
export function createMeasures(
  host: HTMLElement,
  { anchors, box, legX }: Measured,
  texts: readonly MeasureText[],
): Measures {
  const ids = texts.map(({ id }) => id)
  const layOut = (turn: number) => layOutMeasures(anchors, measureSides(box, legX, turn), ids)
  const group = new Group()
  group.visible = false
  const material = new LineBasicMaterial({
    color: 0xffffff,
    transparent: true,
    opacity: 0.85,
    depthTest: false,
    toneMapped: false,
  })
  const first = layOut(0)
  const drawn = first.map((line) => {
    const spots = new Float32BufferAttribute(flatten(line), 3).setUsage(DynamicDrawUsage)
    const segments = new LineSegments(new BufferGeometry().setAttribute('position', spots), material)
    segments.frustumCulled = false
    segments.renderOrder = 2
    group.add(segments)
    return { id: line.id, spots, segments, label: makeLabel(host, texts.find(({ id }) => id === line.id)?.text ?? '') }
  })
  const spot = new Vector3()
  return {
    group,
    reach: Math.max(0, ...first.flatMap(({ points }) => points.map(([, side]) => Math.abs(side)))),
    setVisible: (isVisible) => {
      group.visible = isVisible
      for (const { label } of drawn) label.hidden = !isVisible
    },
    update: (camera, width, height) => {
      if (!group.visible || !group.parent) return
      group.parent.worldToLocal(spot.copy(camera.position))
      group.rotation.y = Math.atan2(spot.x, spot.z)
      group.updateWorldMatrix(true, false)
      const lines = layOut(group.rotation.y)
      for (const { id, spots, label } of drawn) {
        const line = lines.find((each) => each.id === id)
        if (!line) continue
        spots.copyArray(flatten(line)).needsUpdate = true
        placeLabel(
          label,
          spot.set(line.label[1], line.label[0], 0).applyMatrix4(group.matrixWorld).project(camera),
          line.labelEnds ? 1 : 0.5,
          [width, height],
        )
      }
    },
    dispose: () => {
      material.dispose()
      for (const { segments, label } of drawn) {
        segments.geometry.dispose()
        label.remove()
      }
    },
  }
}
