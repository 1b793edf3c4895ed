import { onView, type Shot, type View } from '../frame'
import { ratioOf } from '../pictures'
import { mix, ramp } from '../time'
import { callOut } from './signs'

/** A window: its centre and its width as shares of the picture. */
type Window = readonly [x: number, y: number, span: number]
/** A ring on a place of the picture (shares), its radius, where its label stands (px), the label and the beat it comes at. */
export type Mark = readonly [
  at: readonly [number, number],
  r: number,
  to: readonly [number, number],
  label: string,
  from: number,
]

/** A slow move over a rendered picture, from one window to another within `length` beats, with call-outs that stay on their place. */
export function pictureShot(
  scene: string,
  [x0, y0, s0]: Window,
  [x1, y1, s1]: Window,
  length: number,
  marks: readonly Mark[] = [],
  over: (beat: number) => string = () => '',
): Shot {
  return (beat) => {
    const share = ramp(beat, 0, length)
    const view: View = { scene, x: mix(x0, x1, share), y: mix(y0, y1, share), span: mix(s0, s1, share) }
    const drawn = marks.map(([at, r, to, label, from]) => {
      const { x, y } = onView(view, ratioOf(scene), at)
      return callOut(x, y, r, to, label, ramp(beat, from, from + 1.3))
    })
    return { ground: view, svg: drawn.join('') + over(beat) }
  }
}
