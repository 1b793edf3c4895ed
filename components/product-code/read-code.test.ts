import { describe, expect, it } from 'vitest'
import { checkCharacter, serialFrom } from '@/lib/domain/serial'
import { readPartCode } from './read-code'
import { readTypedSerial } from './read-serial-groups'

const partsOf = (text: string) =>
  readPartCode(text)?.groups.map(({ part, text: own, state }) => `${part}:${own}:${state}`)

describe('part numbers', () => {
  it('are read whole, however typed', () => {
    const whole = [
      'mount:T:read',
      'construction:G:read',
      'body:36:read',
      'length:330:read',
      'adjusters:TRCL:read',
      'sequence:07:read',
      'finish:B:read',
    ]
    for (const text of ['TG36-330TRCL-07B', 'tg36 33otrcl o7b', 'ＴＧ３６－３３０ＴＲＣＬ－０７Ｂ']) {
      expect(partsOf(text)).toEqual(whole)
      expect(readPartCode(text)?.complete).toBe(true)
    }
  })

  it('say that a part without adjusters has none', () => {
    expect(partsOf('UV12-290-01R')?.[4]).toBe('adjusters::read')
    expect(readPartCode('UV12-290-01R')?.complete).toBe(true)
  })

  it('are read as far as they go: every beginning of a code is right', () => {
    const code = 'TG36-330TRCL-07B'
    for (let end = 1; end < code.length; end += 1) {
      const reading = readPartCode(code.slice(0, end))
      expect(reading?.complete, code.slice(0, end)).toBe(false)
      expect(reading?.groups.map(({ state }) => state)).not.toContain('wrong')
    }
    expect(partsOf('TG36-33')?.at(-1)).toBe('length:33:short')
  })

  it('show the wrong place', () => {
    expect(partsOf('XG36-330TRCL-07B')?.[0]).toBe('mount:X:wrong')
    expect(partsOf('TG36-330LT-07B')?.[4]).toBe('adjusters:LT:wrong')
    expect(partsOf('TG36-33TR')?.[3]).toBe('length:33:wrong')
    expect(partsOf('TG36-330TRCL-07Q')?.at(-1)).toBe('finish:Q:wrong')
  })

  it.each(['', 'PCX160', 'hello', 'CB650R', '2614A', 'สปริง', 'TG36-330TRCL-07B-9'])('are not seen in %j', (text) => {
    expect(readPartCode(text)).toBeNull()
  })
})

describe('serials', () => {
  const right = serialFrom('2614A', 4217)

  it('are right only with their check character', () => {
    expect(readTypedSerial(right)).toMatchObject({
      state: 'right',
      serial: { year: 2026, week: 14, line: 'A', number: 4217 },
    })
    const other = checkCharacter('2614A04217') === 'K' ? 'L' : 'K'
    expect(readTypedSerial(`2614A-04217-${other}`)).toMatchObject({ state: 'wrong-check', serial: null })
    expect(readTypedSerial(right.replace('4217', '4271'))?.state).toBe('wrong-check')
  })

  it('are begun while typing', () => {
    for (let end = 1; end < right.length - 1; end += 1)
      expect(readTypedSerial(right.slice(0, end))?.state, right.slice(0, end)).toBe('begun')
  })

  it('have no week 54', () => {
    const typed = readTypedSerial('2654A')
    expect(typed?.state).toBe('wrong')
    expect(typed?.groups[1]).toEqual({ part: 'week', text: '54', state: 'wrong' })
  })

  it.each(['TG36', 'A2614', '26A', '', '2614A-04217-K9'])('are not seen in %j', (text) => {
    expect(readTypedSerial(text)).toBeNull()
  })
})
