import { describe, expect, it } from 'vitest'
import { readAsKanaKeys } from '@/lib/server/search/kana-keyboard'
import { readAsKana } from '@/lib/server/search/romaji'
import { takeOtherMaker } from './makers'
import { readSeriesName } from './series'
import { dropUses } from '@/lib/server/search/texts/everyday'
import { takeLength } from './measure'
import { takePrice } from './price'
import { readKinds } from './product-kinds'
import { findTyped } from './typed-part'
import { findUnlisted } from './unlisted-models'
import { readShortYear, readLocalYears } from './years'

describe('a limit of the price', () => {
  it.each([
    ['shocks under 5000 baht', 5000, 'shocks'],
    ['shock below 5k', 5000, 'shock'],
    ['shocks under five thousand', 5000, 'shocks'],
    ['coilover 20,000 baht or less', 20_000, 'coilover'],
    ['โช้คหลัง ไม่เกินห้าพันบาท', 5000, 'โช้คหลัง'],
    ['โช้ค งบ 3000', 3000, 'โช้ค'],
    ['5千バーツ以下 ショック', 5000, 'ショック'],
    ['ショック 1万バーツまで', 10_000, 'ショック'],
  ])('%s', (text, priceMax, rest) => {
    expect(takePrice(text)).toEqual({ priceMax, isOtherMoney: false, rest })
  })

  it.each([
    ['shocks under ¥5000', 'shocks'],
    ['shock below 200 dollars', 'shock'],
    ['ショック 5000円以下', 'ショック'],
    ['โช้คหลัง ไม่เกิน 5000 เยน', 'โช้คหลัง'],
  ])('%s: is not converted', (text, rest) => {
    expect(takePrice(text)).toEqual({ priceMax: null, isOtherMoney: true, rest })
  })

  it.each(['under 330 mm', 'D-Max 2020', 'x max 300', 'pcx160', 'up to 150 kg', 'ไม่เกิน 160 ซีซี', '330 mm以下'])(
    'is not in %s',
    (text) => {
      expect(takePrice(text)).toEqual({ priceMax: null, isOtherMoney: false, rest: text })
    },
  )
})

describe('a length', () => {
  it.each([
    ['335 mm shock', 335, 'shock'],
    ['335mm', 335, ''],
    ['13 inch shock', 330.2, 'shock'],
    ['12 1/2" shock', 317.5, 'shock'],
    ['โช้คยาว 13 นิ้ว', 330.2, 'โช้ค'],
    ['โช้ค 335 มม.', 335, 'โช้ค'],
    ['全長335ミリ', 335, ''],
    ['13インチ', 330.2, ''],
    ['33 cm shock', 330, 'shock'],
    ['โช้ค 33 ซม.', 330, 'โช้ค'],
    ['โช้คสูง 33 ซม.', 330, 'โช้ค'],
    ['リアショック 取付長320mm ストローク60', 320, 'リアショック'],
    ['スプリング 自由長180mm 線径6.5', 180, 'スプリング'],
    ['stroke 60 mm shock eye to eye 320mm', 320, 'shock'],
  ])('%s', (text, lengthMm, rest) => {
    const read = takeLength(text)
    expect(read.length?.lengthMm).toBe(lengthMm)
    expect(read.rest).toBe(rest)
  })

  it.each(['14 mm rod', '2 inch lift', 'M10', 'cb650r'])('is not in %s', (text) => {
    expect(takeLength(text)).toEqual({ length: null, rest: text })
  })
})

describe('years of Thailand and Japan', () => {
  it.each([
    ['ดีแม็กซ์ ปี 59', 'ดีแม็กซ์ 2016'],
    ['ดีแม็กซ์ 2559', 'ดีแม็กซ์ 2016'],
    ['pcx ปี 2564', 'pcx 2021'],
    ['แจ๊ส 63 สปริงโหลด', 'แจ๊ส 2020 สปริงโหลด'],
    ['mt 07', 'mt 07'],
    ['Honda CB 65', 'Honda CB 65'],
    ['PCX 令和3年式 リアショック', 'PCX 2021 リアショック'],
    ['平成28年 モンキー', '2016 モンキー'],
    ['R3年 ハンターカブ', '2021 ハンターカブ'],
    ['d-max my22 shocks', 'd-max 2022 shocks'],
    ['YZF R3 ショック', 'YZF R3 ショック'],
    ['2021年 トライトン', '2021 トライトン'],
  ])('%s → %s', (text, read) => {
    expect(readLocalYears(text)).toBe(read)
  })
})

it.each([
  ['ohlins', 'ohlins'],
  ['Öhlins fork', 'Öhlins'],
  ['โอลิน', 'โอลิน'],
  ['KYB shocks', 'KYB'],
  ['コニ', 'コニ'],
  ['pcx160', null],
  ['tenere 700', null],
  ['b6 shocks', 'Bilstein B6'],
  ['TTX for cb650r', 'Öhlins TTX'],
  ['bb6', null],
])('other maker in %s: %s', (text, maker) => {
  expect(takeOtherMaker(text).otherMaker).toBe(maker)
})

it.each([
  ['haiesu', 'はいえす'],
  ['sasupenshon', 'さすぺんしょん'],
  ['shokku', 'しょっく'],
  ['fooku oiru', 'ふぉく おいる'],
  ['pcx160', null],
  ['bilstein', null],
])('%s in kana: %s', (text, kana) => {
  expect(readAsKana(text)).toBe(kana)
})

it.each([
  ['dmax lift kit', ['lift-spring'], 'dmax'],
  ['ハイエース 車高調', ['coilover'], 'はいえす'],
  ['fork oil', ['fork-oil'], ''],
  ['leaking', [], 'leaking'],
])('kinds in %s', (query, kinds, rest) => {
  expect(readKinds(query)).toMatchObject({ kinds, rest })
})

describe('the name of a series', () => {
  it.each([
    ['GTX series', 'gtx series'],
    ['ซีรีส์ Z', 'z series'],
    ['GTXシリーズ', 'gtx series'],
    ['GTXシリーズとは', 'gtx series'],
    ['gtx ซีรีส์ คืออะไร', 'gtx series'],
    ['what does DTG mean', 'dtg series'],
    ['DTGとは', 'dtg series'],
  ])('%s', (text, name) => {
    expect(readSeriesName(text)).toBe(name)
  })

  it.each(['d-max x-series', 'gtx', 'series', 'what is z', 'what is sag'])('%s: is none', (text) => {
    expect(readSeriesName(text)).toBeNull()
  })
})

it('takes the types of another maker along with its name', () => {
  expect(takeOtherMaker('ohlin ttx').rest).toBe('')
  expect(takeOtherMaker('koni sport civic').rest).toBe('civic')
})

it('reads half an inch in words', () => {
  expect(takeLength('โช้คหลัง 12 นิ้วครึ่ง').length?.lengthMm).toBeCloseTo(317.5, 1)
  expect(takeLength('11インチ半 ショック').length?.lengthMm).toBeCloseTo(292.1, 1)
})

it.each([
  ['せそさ', 'pcx'],
  ['せそさ160', 'pcx160'],
  ['サスペンション', null],
  ['pcx', null],
])('%s by the keys of a Japanese keyboard: %s', (text, typed) => {
  expect(readAsKanaKeys(text)).toBe(typed)
})

it.each([
  ['shocks for a land cruiser', 'land cruiser'],
  ['ランクル サス', 'らんくる'],
  ['lexus', 'lexus'],
  ['pcx160', null],
  ['ワンダフル', null],
  ['spinning', null],
])('unlisted vehicle in %s: %s', (text, name) => {
  expect(findUnlisted(text)).toBe(name)
})

it.each([
  ['pcx 64', 'pcx 2021'],
  ['pcx 160', 'pcx 160'],
  ['64', '64'],
])('%s with a short Thai year: %s', (text, read) => {
  expect(readShortYear(text)).toBe(read)
})

it.each([
  ['โช้คโอลินส์', 'โอลินส', 'โอลินส์'],
  ['シグナスX リアショック', 'しぐなす x', 'シグナスX'],
  ['shocks for Zontes 350', 'zontes 350', 'Zontes 350'],
  ['PCX160', 'nmax', null],
])('%s: what is read as %s was typed as %s', (text, part, typed) => {
  expect(findTyped(text, part)).toBe(typed)
})

it.each([
  ['ct125 camping', 'ct125'],
  ['click 160 delivery', 'click 160'],
  ['2 人乗り はいえす', 'はいえす'],
  ['pcx160', null],
])('%s without what it is for: %s', (text, rest) => {
  expect(dropUses(text)).toBe(rest)
})

it.each([
  ['pcx ローダウン 身長155cm', 'pcx ローダウン'],
  ['forza 350 i am 160 cm', 'forza 350'],
  ['mt-07 fork springs 0.9', 'mt-07 fork springs'],
])('takes no length from %s', (text, rest) => {
  expect(takeLength(text)).toEqual({ length: null, rest })
})

it.each([
  ['front and rear shocks', [{ axle: 'rear' }, { axle: 'front' }]],
  ['2 inch lift shocks', [{ kinds: ['lift-spring'] }, { kinds: expect.arrayContaining(['gas-shock']) as unknown }]],
  [
    'fork cartridge and rear shock',
    [{ kinds: expect.arrayContaining(['fork-cartridge']) as unknown }, expect.anything()],
  ],
  ['rear shock', []],
])('lets what is asked for together in %s take turns', (query, turns) => {
  expect(readKinds(query).turns).toEqual(turns)
})
