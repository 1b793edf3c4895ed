/** The colours of app/globals.css as figures; a test holds the two together. */
export const colours = {
  ink: '#0e1013',
  carbon: '#16181c',
  steel: '#5b626c',
  mist: '#a9b0ba',
  line: '#d9dde2',
  edge: '#858d98',
  paper: '#f6f7f8',
  white: '#ffffff',
  signal: '#d3121c',
  'signal-deep': '#a80d16',
  'signal-light': '#ff6b6b',
  success: '#1a6b3c',
  'success-fill': '#24894f',
  'success-tint': '#e9f5ee',
  warning: '#855400',
  'warning-fill': '#b87b00',
  'warning-tint': '#fdf4e1',
  danger: '#a80d16',
  'danger-fill': '#d3121c',
  'danger-tint': '#fcebec',
} as const satisfies Record<string, `#${string}`>

export type Colour = keyof typeof colours
export type ColourPair = { front: Colour; backs: readonly Colour[] }

/** Text and what it stands on: 4.5 : 1 at least. A pair that a component uses and this table lacks fails the test. */
export const textPairs = [
  { front: 'ink', backs: ['white', 'paper', 'line', 'success-tint', 'warning-tint', 'danger-tint'] },
  { front: 'steel', backs: ['white', 'paper', 'line'] },
  { front: 'signal', backs: ['white', 'paper'] },
  { front: 'white', backs: ['ink', 'carbon', 'signal', 'signal-deep'] },
  { front: 'mist', backs: ['ink', 'carbon'] },
  { front: 'signal-light', backs: ['ink', 'carbon'] },
  { front: 'success', backs: ['white', 'paper', 'success-tint'] },
  { front: 'warning', backs: ['white', 'paper', 'warning-tint'] },
  { front: 'danger', backs: ['white', 'paper', 'danger-tint'] },
] as const satisfies readonly ColourPair[]

/** Edges of controls, marks and large type: 3 : 1 at least. */
export const partPairs = [
  { front: 'edge', backs: ['white', 'paper'] },
  { front: 'ink', backs: ['white', 'paper'] },
  { front: 'white', backs: ['carbon', 'ink'] },
  { front: 'signal', backs: ['white', 'paper', 'ink', 'carbon'] },
  { front: 'success-fill', backs: ['white', 'paper', 'success-tint'] },
  { front: 'warning-fill', backs: ['white', 'paper', 'warning-tint'] },
  { front: 'danger-fill', backs: ['white', 'paper', 'danger-tint'] },
] as const satisfies readonly ColourPair[]

export const textMinimum = 4.5
export const partMinimum = 3
