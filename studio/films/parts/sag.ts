import { box, d, inks, stroke } from '../svg'

/** The static sag before and after a stiffer spring. */
export const clockTurn = (share: number): string => `${Math.round(1 + 9 * share)} mm`

/** A short bar of millimetres, 0–20. */
export const sagScale = (x: number, y: number, value: number): string =>
  box(x, y, 480, 22, { fill: inks.white, stroke: inks.silver, width: 1.5 }) +
  box(x + 120, y, 240, 22, { fill: '#cfe5d9' }) +
  box(x, y, value * 24, 22, { fill: value >= 5 && value <= 15 ? inks.green : inks.red }) +
  stroke(
    Array.from({ length: 21 }, (_, i) => d`M${x + i * 24} ${y + 24}v${i % 5 === 0 ? 12 : 6}`).join(''),
    inks.steel,
    1.5,
  )
