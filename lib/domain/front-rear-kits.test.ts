import { expect, it } from 'vitest'
import type { Construction, Finish } from '@/lib/contract/product-words'
import { kitsOf } from './front-rear-kits'

const part = (axle: 'front' | 'rear', construction: Construction, bodyFinish: Finish) => ({
  axle,
  construction,
  bodyFinish,
})

it('takes a front and a rear of one colour, the plainest kit first', () => {
  const kits = kitsOf([
    part('rear', 'piggyback', 'titanium'),
    part('rear', 'piggyback', 'black'),
    part('front', 'piggyback', 'black'),
    part('front', 'emulsion', 'chrome'),
    part('rear', 'emulsion', 'black'),
  ])
  expect(kits.map(({ id }) => id)).toEqual(['daily', 'sport'])
  expect(kits[1]?.rear.bodyFinish).toBe('black')
})

it('makes no kit of one end', () => {
  expect(kitsOf([part('rear', 'emulsion', 'black'), part('front', 'piggyback', 'black')])).toEqual([])
})
