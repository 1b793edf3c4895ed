import { expect, it } from 'vitest'
import type { Application } from '@/lib/contract/application'
import { partsText } from './parts-text'

const line = (code: string, status: Application['status'] = 'direct') =>
  ({
    product: { id: code, code, kind: 'gas-shock', series: 'dtg' },
    status,
    restrictions: [],
  }) as unknown as Application

it('ends lines between part numbers, never inside one', () => {
  const codes = ['PL50-335-01Y', 'PL50-338-01B', 'PL50-345-01Y', 'PL50-346-01Y']
  expect(
    partsText(
      codes.map((code) => line(code)),
      () => 'DTG: ',
    ),
  ).toBe('DTG: PL50-335-01Y, PL50-338-01B,\nPL50-345-01Y, PL50-346-01Y')
})

it('marks what is fitted under a condition', () => {
  expect(partsText([line('PL50-335-01Y', 'needs-kit')], () => 'DTG: ')).toBe('DTG: PL50-335-01Y*')
})
