import { barToPsi, kgToPound, mmToInch, nmmToKgfmm, nmmToLbfin } from '@/lib/domain/units'
import { formatDecimal } from './format-decimal'

/** What a figure measures; picks its units. */
export type Quantity = 'length' | 'rate' | 'pressure' | 'mass' | 'volume' | 'viscosity' | 'count'

export type UnitSystem = 'metric' | 'kgf' | 'imperial'

/** One figure in one unit, and the unit systems that show it. */
export type Reading = { systems: readonly UnitSystem[]; text: string }

const signed = (text: string, value: number, sign: boolean) => (sign && value > 0 ? `+${text}` : text)

/** A figure in every unit the visitor can choose. `sign` writes + before changes that raise. */
export function readingsOf(quantity: Quantity, value: number, sign = false): Reading[] {
  const write = (number: number, digits: 0 | 1 | 2 | 3, unit: string) =>
    `${signed(formatDecimal(number, digits), value, sign)} ${unit}`
  switch (quantity) {
    case 'length':
      return [
        { systems: ['metric', 'kgf'], text: write(value, 1, 'mm') },
        { systems: ['imperial'], text: write(mmToInch(value), 2, 'in') },
      ]
    case 'rate':
      return [
        { systems: ['metric'], text: write(value, 1, 'N/mm') },
        { systems: ['kgf'], text: write(nmmToKgfmm(value), 2, 'kgf/mm') },
        { systems: ['imperial'], text: write(nmmToLbfin(value), 0, 'lbf/in') },
      ]
    case 'pressure':
      return [
        { systems: ['metric', 'kgf'], text: write(value, 1, 'bar') },
        { systems: ['imperial'], text: write(barToPsi(value), 0, 'psi') },
      ]
    case 'mass':
      return [
        { systems: ['metric', 'kgf'], text: write(value, 2, 'kg') },
        { systems: ['imperial'], text: write(kgToPound(value), 2, 'lb') },
      ]
    case 'volume':
      return [{ systems: ['metric', 'kgf', 'imperial'], text: write(value, 0, 'ml') }]
    case 'viscosity':
      return [{ systems: ['metric', 'kgf', 'imperial'], text: write(value, 1, 'mm²/s') }]
    case 'count':
      return [{ systems: ['metric', 'kgf', 'imperial'], text: signed(formatDecimal(value, 2), value, sign) }]
  }
}
