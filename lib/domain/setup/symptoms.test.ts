import { describe, expect, it } from 'vitest'
import { actions, canDo, isAdjustment, moveSetting } from './actions'
import { recommendSettings } from './clicks'
import { monoShock, riderAlone } from './setup.fixture'
import { symptomList } from './symptoms'

const settings = recommendSettings(monoShock, riderAlone, 'street')

describe('the table of symptoms', () => {
  it('sends the rider off the road before anything is adjusted where it is a matter of safety', () => {
    for (const { isSafety, steps } of symptomList.filter((symptom) => symptom.isSafety)) {
      expect(isSafety && steps[0]?.action).toBe('stop-riding')
      expect(steps.some(({ action }) => action === 'workshop')).toBe(true)
      expect(steps.some(({ action }) => isAdjustment(action))).toBe(false)
    }
  })

  it('says how far to turn wherever an adjuster moves a setting', () => {
    for (const { steps } of symptomList) {
      for (const step of steps)
        if (moveSetting(step.action, 1, settings)) expect(step, step.action).toHaveProperty('amount')
    }
  })

  it('asks for no adjustment twice, nor for its opposite at the same end', () => {
    for (const { id, steps } of symptomList) {
      const fields = steps.flatMap(({ action, at }) => {
        const means = actions[action]
        return 'field' in means ? [`${means.field} ${at ?? ''}`] : []
      })
      expect(new Set(fields).size, id).toBe(fields.length)
    }
  })

  it('uses every action', () => {
    expect(new Set(symptomList.flatMap(({ steps }) => steps.map(({ action }) => action)))).toEqual(
      new Set(Object.keys(actions)),
    )
  })
})

describe('a step', () => {
  it('counts clicks from the recommended setting: in closes, out opens', () => {
    expect(moveSetting('rebound-in', 2, settings)).toEqual({ from: 15, to: 13, unit: 'click' })
    expect(moveSetting('compression-out', 3, settings)).toEqual({ from: 10, to: 13, unit: 'click' })
    expect(moveSetting('preload-more', 2, settings)).toEqual({ from: 4, to: 6, unit: 'mm' })
  })

  it('ends where the adjuster ends', () => {
    expect(moveSetting('preload-less', 9, settings)?.to).toBe(0)
    expect(moveSetting('preload-more', 9, settings)?.to).toBe(10)
  })

  it('moves nothing by hand checks or without the adjuster', () => {
    expect(moveSetting('check-tyres', 1, settings)).toBeNull()
    expect(moveSetting('high-out', 2, settings)).toBeNull()
    expect(canDo('high-out', monoShock.adjusters)).toBe(false)
    expect(canDo('check-tyres', [])).toBe(true)
  })
})
