import { describe, expect, it } from 'vitest'
import type { Mount, MountKind } from '@/lib/contract/vehicle'
import { lengthName } from './length-name'

const mount = (kind: MountKind): Mount => ({ kind, holeMm: null, widthMm: null })

describe('what the length of a part is called', () => {
  it.each([
    ['eye', 'eye'],
    ['eye', 'clevis'],
  ] as const)('is from eye to eye between %s and %s', (top, bottom) => {
    expect(lengthName({ top: mount(top), bottom: mount(bottom) })).toBe('eyeToEye')
  })

  it.each([
    ['flange', 'flange'],
    ['stem', 'eye'],
    ['seat', 'seat'],
  ] as const)('is a length between %s and %s', (top, bottom) => {
    expect(lengthName({ top: mount(top), bottom: mount(bottom) })).toBe('length')
  })

  it('is a length where the ends are not known', () => {
    expect(lengthName({ top: null, bottom: null })).toBe('length')
  })
})
