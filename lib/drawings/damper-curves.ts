import { compressionValve, dampingForce, reboundValve } from '@/lib/domain/damping'
import { round } from './geometry'

/** Drawings of what a force plate or a dynamometer shows, worked out from the model in lib/domain/damping. */
export const curveNames = ['force-speed', 'force-stroke', 'hot-cold'] as const
export type CurveName = (typeof curveNames)[number]

/** Of the drawing, both from the origin; what points down is pull. */
export const curveBox = { width: 520, height: 360, zero: 200 } as const

const speeds = Array.from({ length: 61 }, (_, i) => i / 100)
const forceScale = 180 / 2600
const loopScale = 170 / 1300

const pathOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

const atSpeed = (speed: number, force: number) =>
  [(speed / 0.6) * curveBox.width, curveBox.zero - force * forceScale] as const

/** Rebound upwards and compression downwards, over the speed of the piston. */
function speedLine(clicks: number): string {
  return (
    pathOf(speeds.map((speed) => atSpeed(speed, dampingForce(reboundValve, speed, clicks)))) +
    pathOf(speeds.map((speed) => atSpeed(speed, -dampingForce(compressionValve, speed, clicks))))
  )
}

/** One turn of a crank: force over the stroke. `gap` is the share of the stroke after each end on which the force only builds up. */
function strokeLoop(peak: number, gap: number): string {
  const middle = curveBox.width / 2
  const points = Array.from({ length: 145 }, (_, i) => {
    const turn = (i / 144) * 2 * Math.PI
    const [place, speed] = [Math.cos(turn), Math.sin(turn)]
    const isLeaving = place * speed > 0
    const built = isLeaving && gap > 0 ? Math.min(1, (1 - Math.abs(place)) / 2 / gap) ** 2 : 1
    const force =
      speed >= 0 ? dampingForce(reboundValve, speed * peak, 8) : -dampingForce(compressionValve, -speed * peak, 8)
    return [middle + place * middle * 0.94, curveBox.zero - force * built * loopScale] as const
  })
  return `${pathOf(points)}Z`
}

/** Hot oil is thinner: only what flows through narrow gaps changes, which the bleed stands for here. */
const hot = <T extends { bleedFlow: number }>(valve: T): T => ({ ...valve, bleedFlow: valve.bleedFlow * 1.7 })

function heatLine(isHot: boolean): string {
  const [out, back] = isHot ? [hot(reboundValve), hot(compressionValve)] : [reboundValve, compressionValve]
  return (
    pathOf(speeds.map((speed) => atSpeed(speed, dampingForce(out, speed, 6)))) +
    pathOf(speeds.map((speed) => atSpeed(speed, -dampingForce(back, speed, 6))))
  )
}

/** The lines of a drawing as path data, the first one the most important. */
export function drawCurve(name: CurveName): string[] {
  switch (name) {
    case 'force-speed':
      return [10, 2, 20].map(speedLine)
    case 'force-stroke':
      return [strokeLoop(0.27, 0), strokeLoop(0.27, 0.22)]
    case 'hot-cold':
      return [heatLine(false), heatLine(true)]
  }
}
