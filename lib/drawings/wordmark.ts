import { path, type Box } from './geometry'

/*
 * Our own drawing of the name: wide letters, 100 units tall. An S is two turns of a spring seen from the side, its spine falling 1 in 5
 * as a winding does, its ends cut at 18°, the lean of a mounted shock (tan 18° = 0.325). Bows are heavier than bars (27 : 21) and
 * the upper one is set in by 3, so that both halves look alike.
 */
const letterY = (x: number) =>
  path`M${x} 0L${x + 35} 0L${x + 61} 47L${x + 87} 0L${x + 122} 0L${x + 75} 64L${x + 75} 100L${x + 47} 100L${x + 47} 64Z`

const letterS = (x: number) =>
  path`M${x + 111} 0L${x + 104.2} 21L${x + 43} 21C${x + 35.2} 21 ${x + 30} 23.7 ${x + 30} 27.6C${x + 30} 31.6 ${x + 35.2} 34 ${x + 43} 35.5L${x + 76} 42.1C${x + 98.6} 46.6 ${x + 114} 56.2 ${x + 114} 73.4C${x + 114} 88 ${x + 101.1} 100 ${x + 76} 100L${x} 100L${x + 6.8} 79L${x + 74} 79C${x + 81.8} 79 ${x + 87} 76.3 ${x + 87} 72.3C${x + 87} 68.3 ${x + 81.8} 65.8 ${x + 74} 64.2L${x + 41} 57.6C${x + 18.4} 53.1 ${x + 3} 43.6 ${x + 3} 26.5C${x + 3} 12 ${x + 15.9} 0 ${x + 41} 0Z`

/** Viewbox of `wordmarkPath`: it touches all four sides. y runs down, 100 is the height of the letters. */
export const wordmarkBox = { x: 0, y: 0, width: 364, height: 100 } as const satisfies Box

/** Y, S, S as three closed filled outlines in `wordmarkBox`; only M, L, C and Z. No outline crosses or holds another, so either fill rule fits. */
export const wordmarkPath = letterY(0) + letterS(125) + letterS(250)

/** Viewbox of the symbol: it touches all four sides. y runs down. */
export const symbolBox = { x: 0, y: 0, width: 122, height: 122 } as const satisfies Box

/**
 * The Y of the wordmark with a leg wound like a spring: the cuts fall at 18°. Closed outlines of M, L and Z that do not touch;
 * `turn` is the winding in the middle, which may take the signal red.
 */
export const symbolPaths = {
  letter: 'M0 0L38 0L61 40L84 0L122 0L81 56L81 69L41 56ZM41 93L81 106L81 122L41 122Z',
  turn: 'M41 66L81 79L81 96L41 83Z',
} as const
