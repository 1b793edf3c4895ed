import { describe, expect, it } from 'vitest'
import { ribbonOf } from './ribbon-places'

describe('ribbonOf', () => {
  it('has the months from the first start to the last end, across a new year', () => {
    const ribbon = ribbonOf([
      { startsOn: '2026-12-20', endsOn: '2027-02-03' },
      { startsOn: '2026-11-05', endsOn: '2026-11-09' },
    ])
    expect(ribbon?.months).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
  })

  it('places a span by its days, the last one included', () => {
    const month = { startsOn: '2027-02-01', endsOn: '2027-02-28' }
    expect(ribbonOf([month])?.placeOf(month)).toEqual({ left: 0, width: 100 })
    expect(ribbonOf([month])?.placeOf({ startsOn: '2027-02-08', endsOn: '2027-02-14' })).toEqual({
      left: 25,
      width: 25,
    })
  })

  it('is none without promotions', () => {
    expect(ribbonOf([])).toBeNull()
  })
})
