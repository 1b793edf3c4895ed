import { describe, expect, it } from 'vitest'
import { compressionValve, dampingForce, reboundValve } from './damping'

describe('damping force', () => {
  it('is none at rest and grows with speed', () => {
    expect(dampingForce(reboundValve, 0, 10)).toBe(0)
    const forces = [0.05, 0.1, 0.2, 0.5, 1].map((speed) => dampingForce(reboundValve, speed, 10))
    expect(forces).toEqual(forces.toSorted((a, b) => a - b))
  })

  it('grows steeply until the shims lift, then gently', () => {
    const [slow, knee, fast] = [0.02, 0.1, 0.6].map((speed) => dampingForce(reboundValve, speed, 4))
    const [first, last] = [dampingForce(reboundValve, 0.04, 4), dampingForce(reboundValve, 0.62, 4)]
    expect((first - (slow ?? 0)) / 0.02).toBeGreaterThan((last - (fast ?? 0)) / 0.02)
    expect(knee).toBeLessThan(fast ?? 0)
  })

  it('does not jump where the shims lift', () => {
    const speeds = Array.from({ length: 400 }, (_, i) => i / 1000)
    const forces = speeds.map((speed) => dampingForce(compressionValve, speed, 6))
    for (const [i, force] of forces.entries()) if (i > 0) expect(force - (forces[i - 1] ?? 0)).toBeLessThan(40)
  })

  it('falls with each click out, most of all when slow', () => {
    const drop = (speed: number) => 1 - dampingForce(reboundValve, speed, 20) / dampingForce(reboundValve, speed, 2)
    expect(drop(0.05)).toBeGreaterThan(drop(0.8))
    expect(drop(0.8)).toBeGreaterThan(0)
  })
})
