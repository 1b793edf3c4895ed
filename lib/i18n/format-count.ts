import numeral from 'numeral'

/** A count as the specification formats it: '0,0'. What runs in the browser takes formatDecimal, which writes a whole number alike without a library. */
export function formatCount(count: number): string {
  return numeral(count).format('0,0')
}
