import type { Fill } from './section'

type Stop = readonly [offset: number, color: string]

/** Light across a part that lies along x, from its upper to its lower edge. */
export const gradients = {
  rod: [
    [0, '#59616b'],
    [0.1, '#9aa4af'],
    [0.3, '#ffffff'],
    [0.42, '#e9eef2'],
    [0.62, '#98a3ae'],
    [0.86, '#4a525c'],
    [1, '#7d8791'],
  ],
  alloy: [
    [0, '#7b838c'],
    [0.28, '#f4f6f8'],
    [0.6, '#b3bac2'],
    [1, '#6a727b'],
  ],
  zinc: [
    [0, '#6d747c'],
    [0.3, '#f1f3f5'],
    [0.65, '#a5acb4'],
    [1, '#5e656d'],
  ],
  dark: [
    [0, '#2a2e34'],
    [0.26, '#777f89'],
    [0.4, '#454b53'],
    [0.8, '#16181c'],
    [1, '#3a4048'],
  ],
  brass: [
    [0, '#7c5a1a'],
    [0.3, '#fbe6a8'],
    [0.65, '#c2932f'],
    [1, '#6d4c12'],
  ],
  spring: [
    [0, '#c9ced4'],
    [0.5, '#8b939c'],
    [1, '#59616a'],
  ],
  red: [
    [0, '#8f0a12'],
    [0.3, '#f4737a'],
    [0.55, '#d3121c'],
    [1, '#7d0910'],
  ],
  oil: [
    [0, '#e2941f'],
    [0.22, '#f5b643'],
    [0.5, '#ffd98a'],
    [0.78, '#f5b643'],
    [1, '#e2941f'],
  ],
  gas: [
    [0, '#b3d9f4'],
    [0.25, '#d3ebfb'],
    [0.5, '#f1f9fe'],
    [0.75, '#d3ebfb'],
    [1, '#b3d9f4'],
  ],
} as const satisfies Partial<Record<Fill, readonly Stop[]>>

const flat = {
  cut: '#e8ebee',
  cutDark: '#c3c9d0',
  bronze: '#e3c48a',
  rubber: '#31363c',
  seal: '#0e1013',
  bubble: '#f6f7f8',
  flow: '#d3121c',
  passage: '#f7c25f',
} as const satisfies Partial<Record<Fill, string>>

const isGradient = (fill: Fill): fill is keyof typeof gradients => Object.hasOwn(gradients, fill)

/** Value of the `fill` attribute; gradients are found by the id of their drawing. */
export function fillOf(fill: Fill, id: string): string {
  return isGradient(fill) ? `url(#${id}-${fill})` : flat[fill]
}
