const radians = Math.PI / 180
/** The highest point of the kit, the head of the compressor, lies at 0, mm. */
const compressorHeight = 154
const deckThick = 5
/** Radius of the tank, height of its feet and of the deck's saddles. */
const [tankR, foot] = [80, 18]
const floor = -(compressorHeight + deckThick + foot + 2 * tankR + foot)
const tankZ = -120
const degrees = 18
/** Controller: height and depth. */
const [caseHeight, caseDepth] = [104, 28]
const [sin, cos] = [Math.sin(degrees * radians), Math.cos(degrees * radians)]

/** Places of a kit's parts, mm: x to the right, y up, z to the front. The controller's lower back edge stands on the floor, its upper back edge touches the tank. */
export const kitPlaces = {
  floor,
  axis: floor + foot + tankR,
  tankZ,
  deck: { top: -compressorHeight, thick: deckThick },
  bagX: 176,
  bagZ: 48,
  /** Bags stand on their blind nuts. */
  bagTop: floor + 190 + 12,
  lean: { degrees, y: floor + caseHeight * cos + caseDepth * sin, z: tankZ + tankR + caseDepth * cos + 1 },
  lineX: 6,
  lineZ: 138,
  lineR: 62,
} as const
