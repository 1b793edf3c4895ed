import { describe, expect, it } from 'vitest'
import { addressSchema, tambonSchema } from '@/lib/contract/place'
import { findPlace, requirePlace, writeAddress } from './check-place'
import { getAmphurs, getProvinces, getTambons } from './lists'
import { loadPlaces } from './places'
import { romanised } from './romanised'
import { searchPlaces } from './search-places'

const bangkok = 'กรุงเทพมหานคร'
const silom = {
  country: 'TH',
  line: '45 Convent Road',
  province: bangkok,
  district: 'บางรัก',
  subDistrict: 'สีลม',
  postcode: '10500',
}

describe('the data', () => {
  it('has 77 provinces, 928 districts and 7,432 sub-districts, each with postcodes', async () => {
    const all = [...(await loadPlaces()).values()]
    const amphurs = all.flatMap((province) => [...province.amphurs.values()])
    const tambons = amphurs.flatMap((amphur) => [...amphur.tambons.values()])
    expect([all.length, amphurs.length, tambons.length]).toEqual([77, 928, 7432])
    for (const { th, en, postcodes } of tambons)
      tambonSchema.parse({ id: th, name: en, postcode: postcodes[0], postcodes })
    expect(new Set(all.map(({ code }) => code)).size).toBe(77)
    expect(all.every(({ amphurs: { size } }) => size > 0)).toBe(true)
  })

  it('corrects only names that are there', async () => {
    const names = new Set(
      [...(await loadPlaces()).values()].flatMap((province) => [
        province.th,
        ...[...province.amphurs.values()].flatMap((amphur) => [amphur.th, ...amphur.tambons.keys()]),
      ]),
    )
    expect([...romanised.keys()].filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the lists', () => {
  it('begin with Bangkok and with the district of the capital', async () => {
    expect((await getProvinces({ lang: 'ja' })).slice(0, 2).map(({ name }) => name)).toEqual([
      'バンコク',
      'アムナートチャルーン',
    ])
    expect((await getAmphurs({ lang: 'en', province: 'เชียงใหม่' }))[0]).toEqual({
      id: 'เมืองเชียงใหม่',
      name: 'Mueang Chiang Mai',
    })
  })

  it('give every postcode of a sub-district', async () => {
    const tambons = await getTambons({ lang: 'en', province: bangkok, amphur: 'คลองเตย' })
    expect(tambons.find(({ id }) => id === 'พระโขนง')).toEqual({
      id: 'พระโขนง',
      name: 'Phra Khanong',
      postcode: '10110',
      postcodes: ['10110', '10260'],
    })
  })

  it('know no district of another province', async () => {
    await expect(getTambons({ lang: 'en', province: 'เชียงใหม่', amphur: 'บางรัก' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(getAmphurs({ lang: 'en', province: 'Atlantis' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('searchPlaces', () => {
  const first = async (q: string) => {
    const [place] = await searchPlaces({ q, lang: 'th', limit: 8 })
    return place ? [place.tambon.id, place.amphur.id, place.postcode].join(' ') : null
  }

  it.each([
    ['บางรัก 10500', 'บางรัก บางรัก 10500'],
    ['10500 บางรัก', 'บางรัก บางรัก 10500'],
    ['bang rak', 'บางรัก บางรัก 10500'],
    ['bangrak bangkok', 'บางรัก บางรัก 10500'],
    ['สีลม', 'สีลม บางรัก 10500'],
    ['Silom', 'สีลม บางรัก 10500'],
    ['แขวงสีลม เขตบางรัก', 'สีลม บางรัก 10500'],
    ['หาดใหญ่ สงขลา', 'หาดใหญ่ หาดใหญ่ 90110'],
    ['หาดไหญ่', 'หาดใหญ่ หาดใหญ่ 90110'],
    ['patong phuket', 'ป่าตอง กะทู้ 83150'],
    ['พระโขนง คลองเตย 10260', 'พระโขนง คลองเตย 10260'],
    ['สีลม バンコク', 'สีลม บางรัก 10500'],
    ['สุเทพ เชียงใหม', 'สุเทพ เมืองเชียงใหม่ 50200'],
    ['xyzzy', null],
    ['ต.', null],
  ])('%s → %s', async (q, expected) => {
    expect(await first(q)).toBe(expected)
  })

  it.each([
    ['khon kaen', 'en', 'Mueang Khon Kaen, Khon Kaen'],
    ['ขอนแก่น', 'th', 'เมืองขอนแก่น, ขอนแก่น'],
    ['コンケン', 'ja', 'Mueang Khon Kaen, コンケン'],
    ['40000', 'en', 'Mueang Khon Kaen, Khon Kaen'],
    ['40140', 'en', 'Nam Phong, Khon Kaen'],
    ['น้ำพอง', 'th', 'น้ำพอง, ขอนแก่น'],
    ['Tak', 'en', 'Mueang Tak, Tak'],
    ['โคราช', 'th', 'เมืองนครราชสีมา, นครราชสีมา'],
    ['バンコク', 'ja', 'Phra Nakhon, バンコク'],
    ['Silom', 'en', 'Bang Rak, Bangkok'],
    ['patong phuket', 'en', 'Kathu, Phuket'],
    ['hat yai', 'en', 'Hat Yai, Songkhla'],
    ['pattaya', 'en', 'Bang Lamung, Chon Buri'],
    ['シラチャ', 'ja', 'Si Racha, チョンブリー'],
  ] as const)('by district: %s → %s', async (q, lang, expected) => {
    const places = await searchPlaces({ q, lang, by: 'amphur' })
    const names = places.map(({ amphur, province }) => `${amphur.name}, ${province.name}`)
    expect(names[0]).toBe(expected)
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives no more than asked for', async () => {
    expect(await searchPlaces({ q: 'เมือง', lang: 'en', limit: 12 })).toHaveLength(12)
  })
})

describe('addresses', () => {
  it.each([
    ['province', { ...silom, province: 'Atlantis' }],
    ['district', { ...silom, district: 'หาดใหญ่' }],
    ['subDistrict', { ...silom, subDistrict: 'หาดใหญ่' }],
    ['postcode', { ...silom, postcode: '90110' }],
  ])('are refused for an unknown %s', async (field, address) => {
    await expect(requirePlace(address)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: `address.${field}`, code: 'unknown-value' }],
    })
  })

  it('are right as they are, or abroad', async () => {
    await requirePlace(silom)
    await requirePlace({ country: 'LA', line: '1 Rue Samsenthai' })
    expect(await findPlace({ country: 'LA', line: 'x' }, 'en')).toBeNull()
  })

  it('are written as their country writes them', async () => {
    expect(await writeAddress(silom, 'en')).toEqual(['45 Convent Road', 'Si Lom, Bang Rak', 'Bangkok 10500'])
    expect(await writeAddress(silom, 'th')).toEqual(['45 Convent Road', 'แขวงสีลม เขตบางรัก', `${bangkok} 10500`])
    expect(
      await writeAddress(
        { country: 'JP', line: '神南1-2-3', province: '東京都', district: '渋谷区', postcode: '150-0041' },
        'ja',
      ),
    ).toEqual(['〒150-0041', '東京都渋谷区神南1-2-3'])
  })

  it('have the fields their country needs', () => {
    const issues = (address: unknown) =>
      addressSchema.safeParse(address).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
    expect(issues({ country: 'TH', line: '1' })).toEqual([
      'province too_small',
      'district too_small',
      'subDistrict too_small',
      'postcode too_small',
    ])
    expect(issues({ ...silom, postcode: '123' })).toEqual(['postcode invalid_format'])
    expect(
      addressSchema.parse({ country: 'JP', line: '1-2-3', province: '東京都', district: '渋谷区', postcode: '1500041' })
        .postcode,
    ).toBe('150-0041')
    expect(issues({ country: 'LA', line: '1 Rue Samsenthai' })).toBeUndefined()
  })
})
