import { describe, expect, it } from 'vitest'
import { compareVersions, isInRange } from './version-range'

describe('versions', () => {
  it('are ordered by number, a pre-release before its release', () => {
    const ordered = ['1.9.0', '1.10.0-beta.2', '1.10.0-beta.10', '1.10.0-rc.1', '1.10.0', '1.10.1', '2.0.0']
    expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered)
    expect(compareVersions('v1.2', '1.2.0+build')).toBe(0)
  })
})

describe('isInRange', () => {
  it.each([
    ['1.8.1', '>=1.0.0 <1.8.2', true],
    ['1.8.2', '>=1.0.0 <1.8.2', false],
    ['1.8.2-beta.1', '>=1.0.0 <1.8.2', true],
    ['0.29.0', '>=1.0.0 <1.8.2 || <0.30.0', true],
    ['0.30.0', '>=1.0.0 <1.8.2 || <0.30.0', false],
    ['5.0.9', '4.0.0 - 5.0.9', true],
    ['5.0.10', '4.0.0 - 5.0.9', false],
    ['1.7.3', '<=1.7.3', true],
    ['2.3.4', '2.3.4', true],
    ['2.3.4', '= 2.3.4', true],
    ['2.3.5', '>2.3.4', true],
    ['9.9.9', '*', true],
    ['16.1.4', '>= 16.0.0, < 16.2.11', true],
    ['16.4.5', '>= 16.0.0, < 16.2.11', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected)
  })

  it.each(['^1.2.3', '~1.2', 'latest', '>=1.x', ''])('does not guess what %j means', (range) => {
    expect(() => isInRange('1.2.3', range)).toThrow('is not a version')
  })
})
