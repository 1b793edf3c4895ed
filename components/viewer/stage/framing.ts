import { Box3, MathUtils, Vector3, type Matrix4 } from 'three'

/** Vertical angle of view, degrees: that of a 100 mm lens on 35 mm film. */
export const fieldOfView = 13.5

/** From where a product is first seen, degrees: to the left of it, so that a reservoir on the right shows its side, and slightly above. */
export const firstView = { azimuth: -20, elevation: 8 } as const

export type Framing = {
  centre: Vector3
  /** Half the height and the largest distance from the upright axis through the centre, mm. */ half: number
  radius: number
  floor: number
}

/**
 * How far a product leans to the right, degrees: long upright parts a little, and towards the diagonal of the frame as they come apart.
 * `aspect` is the frame's width over its height.
 */
export function leanFor(size: { x: number; y: number; z: number }, aspect: number, t: number): number {
  const isTall = size.y > 1.7 * Math.max(size.x, size.z)
  if (!isTall) return 0
  return MathUtils.lerp(15, Math.min(58, MathUtils.radToDeg(Math.atan(aspect))), t)
}

const corner = new Vector3()

/** Measures boxes after `place` has turned them. */
export function frameBoxes(boxes: readonly Box3[], place: Matrix4): Framing {
  const whole = new Box3()
  const corners = boxes.flatMap(({ min, max }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      new Vector3(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z).applyMatrix4(place),
    ),
  )
  for (const each of corners) whole.expandByPoint(each)
  const centre = whole.getCenter(new Vector3())
  const radius = Math.max(...corners.map((each) => Math.hypot(corner.copy(each).sub(centre).x, corner.z)))
  return { centre, half: (whole.max.y - whole.min.y) / 2, radius, floor: whole.min.y }
}

/** Distance from which all of it is in the frame from every side, with a margin, mm. */
export function distanceFor({ half, radius }: Framing, aspect: number): number {
  const tall = Math.tan(MathUtils.degToRad(fieldOfView / 2))
  return Math.max(half / tall, radius / (tall * aspect)) * 1.08 + radius
}
