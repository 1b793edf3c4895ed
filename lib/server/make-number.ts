import { randomInt } from 'node:crypto'

/** Letters that cannot be misread on paper or misheard on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** W = warranty, C = claim, R = anything else a visitor sends that a person answers. */
export type NumberPrefix = 'W' | 'C' | 'R'

/** A number to tell people, such as `W-7KQ4-M2XD`; says nothing of how many there are. */
export function makeNumber(prefix: NumberPrefix): string {
  const drawn = Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length)))
  return `${prefix}-${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`
}
