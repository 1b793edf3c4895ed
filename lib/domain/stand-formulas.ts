import { dampingForce, reboundValve } from './damping'
import { springRate } from './physics'

const gravity = 9.81

/** Kinematic viscosity in mm²/s of a damper oil with 15 at 40 °C and 4 at 100 °C: log log (ν + 0.7) falls linearly with log T (ASTM D341). */
function oilViscosity(celsius: number): number {
  const fold = (viscosity: number) => Math.log10(Math.log10(viscosity + 0.7))
  const [warm, hot] = [Math.log10(313.15), Math.log10(373.15)]
  const slope = (fold(15) - fold(4)) / (hot - warm)
  return 10 ** (10 ** (fold(15) - slope * (Math.log10(celsius + 273.15) - warm))) - 0.7
}

export const inputNames = [
  'speed',
  'clicks',
  'wire',
  'coil',
  'coils',
  'load',
  'rate',
  'preload',
  'fill',
  'share',
  'pressure',
  'diameter',
  'travel',
  'ratio',
  'temperature',
  'stroke',
  'frequency',
] as const
export type InputName = (typeof inputNames)[number]
type Inputs = Readonly<Record<InputName, number>>

type Formula = { inputs: readonly InputName[]; unit: string; digits: 0 | 1 | 2; compute: (inputs: Inputs) => number }

/** What can be worked out at a stand. The first input runs along the curve. */
export const standFormulas = {
  /** Force of a rebound valve, N. */
  damping: {
    inputs: ['speed', 'clicks'],
    unit: 'N',
    digits: 0,
    compute: ({ speed, clicks }) => dampingForce(reboundValve, speed, clicks),
  },
  springRate: {
    inputs: ['wire', 'coil', 'coils'],
    unit: 'N/mm',
    digits: 1,
    compute: ({ wire, coil, coils }) => springRate({ wireMm: wire, coilInnerMm: coil, coils }),
  },
  /** How far a preloaded spring gives under a load, mm. */
  sag: {
    inputs: ['load', 'rate', 'preload'],
    unit: 'mm',
    digits: 0,
    compute: ({ load, rate, preload }) => Math.max(0, (load * gravity) / rate - preload),
  },
  /** Pressure of a gas of which a share of the volume is taken, bar: p · V stays the same (Boyle). */
  gasPressure: {
    inputs: ['share', 'fill'],
    unit: 'bar',
    digits: 1,
    compute: ({ share, fill }) => fill / (1 - share / 100),
  },
  /** What an air spring carries, kg: pressure times area. */
  airLoad: {
    inputs: ['pressure', 'diameter'],
    unit: 'kg',
    digits: 0,
    compute: ({ pressure, diameter }) => (pressure * 0.1 * Math.PI * diameter ** 2) / 4 / gravity,
  },
  /** Stroke of a damper for a travel of the wheel, mm. */
  leverage: {
    inputs: ['travel', 'ratio'],
    unit: 'mm',
    digits: 0,
    compute: ({ travel, ratio }) => travel / ratio,
  },
  /** How often a load bobs on its spring, Hz. */
  bobbing: {
    inputs: ['rate', 'load'],
    unit: 'Hz',
    digits: 2,
    compute: ({ rate, load }) => Math.sqrt((rate * 1000) / load) / (2 * Math.PI),
  },
  viscosity: {
    inputs: ['temperature'],
    unit: 'mm²/s',
    digits: 1,
    compute: ({ temperature }) => oilViscosity(temperature),
  },
  /** Highest speed of a stroke that a crank drives, m/s. */
  testSpeed: {
    inputs: ['frequency', 'stroke'],
    unit: 'm/s',
    digits: 2,
    compute: ({ stroke, frequency }) => (Math.PI * stroke * frequency) / 1000,
  },
} as const satisfies Record<string, Formula>

export type FormulaName = keyof typeof standFormulas
export const formulaNames = Object.keys(standFormulas) as [FormulaName, ...FormulaName[]]

/** The result of a formula; an input that is not given counts as 0. */
export function workOut(name: FormulaName, given: Partial<Inputs>): number {
  const zero = Object.fromEntries(inputNames.map((input) => [input, 0])) as Inputs
  return standFormulas[name].compute({ ...zero, ...given })
}

export const inputUnits: Readonly<Record<InputName, string>> = {
  speed: 'm/s',
  clicks: '',
  wire: 'mm',
  coil: 'mm',
  coils: '',
  load: 'kg',
  rate: 'N/mm',
  preload: 'mm',
  fill: 'bar',
  share: '%',
  pressure: 'bar',
  diameter: 'mm',
  travel: 'mm',
  ratio: '',
  temperature: '°C',
  stroke: 'mm',
  frequency: 'Hz',
}
