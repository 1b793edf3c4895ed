import { describe, expect, it } from 'vitest'
import { addressOfChoices, choicesOfAddress } from './setup-address'
import { changeChoices, parseChoices, startChoices } from './setup-store'

const chosen = {
  ...startChoices,
  productId: 'x-sport-rear-shock',
  riderKg: 92,
  luggageKg: 10,
  use: 'sport' as const,
  l1Mm: 600,
  l2Mm: 590,
  l3Mm: 561,
}
const urlOf = (address: string) => new URL(address, 'https://yss.test')

describe('the shared address', () => {
  it('opens with the same choices', () => {
    expect(choicesOfAddress(urlOf(addressOfChoices(chosen, '/services/feature-adjust')), startChoices)).toEqual(chosen)
  })

  it('names the part in the query and everything about the rider behind the #', () => {
    const url = urlOf(addressOfChoices(chosen, '/th/services/feature-adjust'))
    expect(url.search).toBe('?product=x-sport-rear-shock')
    expect(url.hash).toContain('rider=92')
  })

  it('with a part alone keeps the weights of this device, but not the lengths of another part', () => {
    expect(choicesOfAddress({ search: '?product=other-part', hash: '' }, chosen)).toEqual({
      ...chosen,
      productId: 'other-part',
      l1Mm: null,
      l2Mm: null,
      l3Mm: null,
    })
  })

  it('means nothing without part or choices, such as the link to a section', () => {
    expect(choicesOfAddress({ search: '?utm=x', hash: '#symptoms' }, chosen)).toBeNull()
  })

  it('survives what anybody may type into it', () => {
    expect(choicesOfAddress({ search: '?product=../../x', hash: '#rider=9999&use=moon&l1=abc' }, chosen)).toEqual(
      startChoices,
    )
  })
})

describe('the choices', () => {
  it('of an older version are filled up', () => {
    expect(parseChoices(() => undefined)).toEqual(startChoices)
  })

  it('forget measured lengths with another part and keep them with the same', () => {
    expect(changeChoices(chosen, { type: 'part', productId: 'other' })).toMatchObject({ l1Mm: null, riderKg: 92 })
    expect(changeChoices(chosen, { type: 'part', productId: chosen.productId })).toBe(chosen)
  })

  it('go back to the usual weight when a field is emptied', () => {
    expect(changeChoices(chosen, { type: 'figure', name: 'riderKg', value: null }).riderKg).toBe(75)
    expect(changeChoices(chosen, { type: 'figure', name: 'l1Mm', value: null }).l1Mm).toBeNull()
  })
})
