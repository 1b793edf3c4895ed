import { describe, expect, it } from 'vitest'
import type { Dealer, DealerKind } from '@/lib/contract/dealer'
import { workshopPerRegion } from './workshop-per-region'

const always = { opens: '08:00', closes: '17:00' }
const weekly = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: null }

function dealer(id: string, kind: DealerKind, code: string, over: Partial<Dealer> = {}): Dealer {
  return {
    id,
    code: id,
    kind,
    size: 'medium',
    name: id,
    lines: ['car'],
    capabilities: ['fitting'],
    province: { code, name: code, slug: code },
    district: { id: '', name: '' },
    address: '',
    postcode: '10110',
    country: 'TH',
    lat: 13,
    lng: 100,
    phones: [],
    lineId: null,
    facebook: null,
    web: null,
    email: null,
    languages: [],
    bookable: false,
    hours: { weekly, exceptions: [] },
    sample: true,
    ...over,
  }
}

const provinces = [
  { code: '10', region: 'central' },
  { code: '50', region: 'north' },
  { code: '83', region: 'south' },
] as const

describe('workshopPerRegion', () => {
  it('names the ablest of each region, in the order of the regions', () => {
    const found = workshopPerRegion(
      [
        dealer('phuket', 'fitter', '83'),
        dealer('bang-na', 'fitter', '10'),
        dealer('bang-rak', 'service-centre', '10'),
        dealer('bang-sue', 'service-centre', '10', { capabilities: ['fitting', 'alignment'] }),
      ],
      provinces,
    )
    expect(found.map(({ region, workshop }) => [region, workshop.id])).toEqual([
      ['central', 'bang-sue'],
      ['south', 'phuket'],
    ])
  })

  it('leaves out vans, other countries and provinces it does not know', () => {
    const others = [
      dealer('van', 'mobile', '50'),
      dealer('vientiane', 'fitter', '50', { country: 'LA' }),
      dealer('nowhere', 'fitter', '99'),
    ]
    expect(workshopPerRegion(others, provinces)).toEqual([])
  })
})
