import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SearchReading } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'
import { ReadingNote, type FoundParts } from './reading-note'

const reading: SearchReading = {
  vehicle: {
    id: 'ford-ranger-2019',
    type: 'pickup',
    body: 'pickup',
    brandId: 'ford',
    brand: 'Ford',
    modelId: 'ford-ranger',
    model: 'Ranger',
    generation: 'T6 (2019–2022)',
    from: '2019-01',
    to: '2022-06',
  },
  isAmbiguous: false,
  sharedName: null,
  unknownWords: null,
  kinds: ['lift-spring'],
  lengthMm: null,
  priceMax: null,
  isOtherMoney: false,
  number: null,
  otherMaker: null,
  isOtherTrade: false,
  instead: true,
  isAdjustableInstead: false,
  namesake: null,
}

describe('what is said where nothing of a kind is made for a vehicle', () => {
  it.each<[FoundParts, Locale, RegExp]>([
    ['none', 'en', /^Nothing of that kind is listed for the Ford Ranger[^.]*\.$/],
    ['fitting', 'en', /These parts fit it\.$/],
    ['others', 'en', /^Nothing of that kind is listed for the Ford Ranger\.$/],
  ])('with %s parts, in %s', async (parts, locale, text) => {
    render(<>{await ReadingNote({ reading, parts, locale })}</>)
    expect(screen.getByText(text)).toBeVisible()
  })

  it.each<[Locale, RegExp]>([
    ['en', /any vehicle called “wave”\. These parts fit some of them\.$/],
    ['th', /สำหรับรถที่ชื่อ “wave” ไม่ว่ารุ่นใด แต่รายการต่อไปนี้ใส่กับบางรุ่นได้$/],
    ['ja', /^「wave」という名前のどの車種にも、/],
  ])('names no model where several were meant, in %s', async (locale, text) => {
    const shared = { ...reading, isAmbiguous: true, sharedName: 'wave' }
    render(<>{await ReadingNote({ reading: shared, parts: 'fitting', locale })}</>)
    expect(document.body).toHaveTextContent(text)
    expect(document.body).not.toHaveTextContent('Ranger')
  })

  it.each<[Locale, RegExp]>([
    ['en', /^No lowering springs are listed for the Ford Ranger\. The length of these shocks can be adjusted/],
    ['th', /^ไม่มีสปริงโหลดสำหรับ Ford Ranger แต่โช้คต่อไปนี้ปรับความยาวได้/],
    ['ja', /^Ford Ranger用には、ローダウンスプリングがありません。次のショックは長さを調整/],
  ])('says what lowers instead, in %s', async (locale, text) => {
    const lowered = { ...reading, kinds: ['lowering-spring' as const], isAdjustableInstead: true }
    render(<>{await ReadingNote({ reading: lowered, parts: 'fitting', locale })}</>)
    expect(document.body).toHaveTextContent(text)
  })

  it.each<[Locale, string, string, RegExp]>([
    ['en', 'ford-ranger-raptor', 'Ranger Raptor', /for the Ford Ranger\. .+of that name, the Ford Ranger Raptor\.$/],
    ['th', 'ford-ranger-raptor', 'Ranger Raptor', /ใช้กับ Ford Ranger Raptor ซึ่งเป็นอีกรุ่นที่ใช้ชื่อเดียวกัน$/],
    ['ja', 'ford-ranger-raptor', 'Ranger Raptor', /別の車両、Ford Ranger Raptor用の製品を表示しています。$/],
    ['en', 'ford-ranger', 'Ranger', /for the Ford Ranger T6 \(2019–2022\)\. .+, the Ford Ranger P703\.$/],
  ])('with parts for a namesake, in %s: %s', async (locale, modelId, model, text) => {
    const namesake = reading.vehicle && { ...reading.vehicle, id: 'namesake', modelId, model, generation: 'P703' }
    render(<>{await ReadingNote({ reading: { ...reading, namesake }, parts: 'fitting', locale })}</>)
    expect(document.body).toHaveTextContent(text)
  })
})

it.each<[FoundParts, Locale, RegExp]>([
  ['none', 'en', /^“NMAX125” is not in our list of vehicles\.$/],
  ['vehicles', 'en', /their parts have not been checked on yours\.$/],
  ['vehicles', 'th', /^ยังไม่มี “NMAX125”.+ชื่อคล้ายกัน/],
  ['vehicles', 'ja', /^「NMAX125」.+合うかは確認していません。$/],
  ['others', 'en', /^Nothing here is called “NMAX125”\./],
])('says of an unknown vehicle, beside %s, what the others are, in %s', async (parts, locale, text) => {
  const unknown = { ...reading, vehicle: null, instead: false, unknownWords: 'NMAX125' }
  render(<>{await ReadingNote({ reading: unknown, parts, locale })}</>)
  expect(screen.getByText(text)).toBeVisible()
})
