/** A set of places: one bit each. Sets of one index have one length. */
export type Bits = Uint32Array

export function createBits(places: number): Bits {
  return new Uint32Array(Math.ceil(places / 32))
}

export function addPlace(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function hasPlace(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Every place. */
function fillBits(places: number): Bits {
  const bits = createBits(places).fill(0xffffffff)
  if (places % 32 !== 0) bits[bits.length - 1] = 2 ** (places % 32) - 1
  return bits
}

/** What is in any of the sets. */
export function uniteBits(places: number, sets: readonly Bits[]): Bits {
  const united = createBits(places)
  for (const set of sets) for (let at = 0; at < united.length; at += 1) united[at] = (united[at] ?? 0) | (set[at] ?? 0)
  return united
}

/** What is in every one of the sets; in no set at all: every place. */
export function intersectBits(places: number, sets: readonly Bits[]): Bits {
  const common = fillBits(places)
  for (const set of sets) for (let at = 0; at < common.length; at += 1) common[at] = (common[at] ?? 0) & (set[at] ?? 0)
  return common
}

/** How many places two sets share. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0)
    if (word !== 0) count += countOnes(word)
  }
  return count
}

/** Ones of 32 bits, summed in pairs, fours and bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The places of a set, smallest first. */
export function listPlaces(bits: Bits): Uint32Array {
  const places = new Uint32Array(countCommon(bits, bits))
  let count = 0
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1)
      places[count++] = at * 32 + 31 - Math.clz32(word & -word)
  return places
}
