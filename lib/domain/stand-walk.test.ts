import { describe, expect, it } from 'vitest'
import { halls } from '@/lib/content/display-centre'
import { langs } from '@/lib/contract/lang-words'
import { findPicture } from '@/lib/pictures/find-picture'
import { roomPlan } from './room-plan'
import { standFormulas } from './stand-formulas'
import { findStand, walkOf } from './stand-walk'

const stands = halls.flatMap((hall) => hall.stands)
const codes = [
  ...[
    'B1',
    'B2',
    'B6',
    'C1',
    'C2',
    'C3',
    'C4',
    'C5',
    'C6',
    'D1',
    'D2',
    'D3',
    'D4',
    'D5',
    'D6',
    'D7',
    'E1',
    'E2',
    'E3',
    'E4',
  ],
  ...['trophy01', 'trophy02', 'trophy03', 'trophy04', 'trophy05', 'trophy06'],
]

describe('the walk through the display centre', () => {
  it('passes every stand once, in the order of the halls', () => {
    expect(walkOf(halls).map(({ code }) => code)).toEqual(codes)
    expect(stands.map(({ code }) => code)).toContain('trophy04-dev')
  })

  it('knows the neighbours of a stand, written in any case', () => {
    const place = findStand(halls, 'c3')
    expect([place?.previous?.code, place?.stand.code, place?.next?.code]).toEqual(['C2', 'C3', 'C4'])
    expect(findStand(halls, 'B1')?.previous).toBeNull()
    expect(findStand(halls, 'trophy06')?.next).toBeNull()
    expect(findStand(halls, 'Z9')).toBeNull()
  })

  it('leads on from another edition as from the first', () => {
    expect(findStand(halls, 'trophy04-dev')?.next?.code).toBe('trophy05')
  })
})

describe.each(stands)('stand $code', ({ place, look, words, try: tried, of }) => {
  it('stands inside the room, away from the others', () => {
    expect(place === null).toBe(of !== undefined)
    if (!place) return
    const [x, y] = place
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + roomPlan.stand).toBeLessThanOrEqual(roomPlan.width)
    expect(y + roomPlan.stand).toBeLessThanOrEqual(roomPlan.height)
    const near = stands.flatMap((other) => other.place ?? []).length / 2
    const apart = stands.filter(
      ({ place: at }) => at && Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)) >= roomPlan.stand,
    )
    expect(apart).toHaveLength(near - 1)
  })

  it('says what it says in about sixty words', () => {
    expect(words.en.text.split(/\s+/).length).toBeGreaterThanOrEqual(45)
    expect(words.en.text.split(/\s+/).length).toBeLessThanOrEqual(65)
  })

  it('has a picture with its text alternative, and all that there is to try', () => {
    if (look.kind === 'picture') expect(findPicture(look.id), look.id).not.toBeNull()
    for (const lang of langs) {
      if (look.kind !== 'cutaway') expect(words[lang].alt).toBeTruthy()
      if (tried.kind === 'question') expect(words[lang].answers?.[tried.right]).toBeTruthy()
    }
    if (tried.kind === 'sliders')
      expect(Object.keys(tried.inputs).toSorted()).toEqual([...standFormulas[tried.formula].inputs].toSorted())
    if (tried.kind === 'clicks') expect(tried.start).toBeLessThanOrEqual(tried.clicks)
  })
})
