import { describe, expect, it } from 'vitest'
import { readKey } from './keys'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  readKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the keys of the canvas', () => {
  it('turn against each other left and right, up and down', () => {
    const [left, right, up, down] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))
    expect([left, right].map((command) => command?.type === 'rotate' && Math.sign(command.right))).toEqual([-1, 1])
    expect([up, down].map((command) => command?.type === 'rotate' && Math.sign(command.up))).toEqual([1, -1])
  })

  it('come nearer with plus and go back by as much with minus, shifted or not', () => {
    const [nearer, same, further] = ['+', '=', '-'].map((key) => press(key))
    expect(nearer).toEqual(same)
    if (nearer?.type !== 'zoom' || further?.type !== 'zoom') throw new Error('Plus and minus must zoom.')
    expect(nearer.factor).toBeLessThan(1)
    expect(nearer.factor * further.factor).toBeCloseTo(1, 10)
  })

  it('reset and close', () => {
    expect(['Home', 'r', 'R'].map((key) => press(key)?.type)).toEqual(['reset', 'reset', 'reset'])
    expect(press('Escape')).toEqual({ type: 'close' })
  })

  it('leave everything else, and what is held with Ctrl, Alt or Meta, to the browser', () => {
    expect([press('Tab'), press('a'), press(' '), press('toString')]).toEqual([null, null, null, null])
    expect([
      press('r', { ctrlKey: true }),
      press('ArrowLeft', { altKey: true }),
      press('+', { metaKey: true }),
    ]).toEqual([null, null, null])
  })
})
