import { describe, expect, it } from 'vitest'
import { listKeyboardReadings, readAsEnglishLayout, readAsThaiLayout } from './keyboard'

describe('readAsThaiLayout', () => {
  it.each([
    ['F=h8', 'โช้ค'],
    ["lxib'", 'สปริง'],
    ['fuc,Hd:N', 'ดีแม็กซ์'],
    ['F=h8 160', 'โช้ค 160'],
    ['g;a 125i', 'เวฟ 125i'],
  ])('reads %s as %s', (typed, meant) => {
    expect(readAsThaiLayout(typed)).toBe(meant)
  })

  it.each(['โช้ค', '160', 'โช้ค pcx', 'MZ'])('leaves %s alone', (typed) => {
    expect(readAsThaiLayout(typed)).toBeNull()
  })
})

describe('readAsEnglishLayout', () => {
  it.each([
    ['ยแป', 'pcx'],
    ['ยแปๅุจ', 'pcx160'],
    ['้นืกฟ', 'honda'],
    ['ห้นแา pcx', 'shock pcx'],
  ])('reads %s as %s', (typed, meant) => {
    expect(readAsEnglishLayout(typed)).toBe(meant)
  })

  it('leaves Latin text alone', () => {
    expect(readAsEnglishLayout('pcx160')).toBeNull()
  })

  it('undoes the other direction for every letter', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    expect(readAsEnglishLayout(readAsThaiLayout(letters) ?? '')).toBe(letters)
  })
})

describe('listKeyboardReadings', () => {
  it('offers all of the query first, then each word alone', () => {
    expect(listKeyboardReadings('F=h8 pcx')).toEqual(['โช้ค ยแป', 'โช้ค pcx', 'F=h8 ยแป'])
    expect(listKeyboardReadings('160')).toEqual([])
  })

  it.each(['MZ456', 're302', 'tg302-330', 'UV13-290-03R'])('takes %s for the beginning of a part number', (typed) => {
    expect(listKeyboardReadings(typed)).toEqual([])
    expect(listKeyboardReadings(`F=h8 ${typed}`)).toContain(`โช้ค ${typed}`)
  })

  it('leaves words that are known as they were typed', () => {
    expect(listKeyboardReadings('F=h8 too', (word) => word === 'too')).toEqual(['โช้ค ะนน', 'โช้ค too'])
  })

  it.each(['โชคเวป', 'k20', 'fd2', 'bmw e30'])('makes no words with signs at their letters of %s', (typed) => {
    for (const reading of listKeyboardReadings(typed))
      expect(reading).not.toMatch(/[=;]|[\u0E00-\u0E7F][/-]|[/-][\u0E00-\u0E7F]/)
  })
})
