import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/../../app/globals.css`, 'utf8')
const colours = new Map([...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))

function luminance(name: string): number {
  const hex = colours.get(name)
  if (!hex) throw new Error(`No colour ${name}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const text: [string, string[]][] = [
  ['ink', ['white', 'paper', 'line', 'success-tint', 'warning-tint', 'danger-tint']],
  ['steel', ['white', 'paper', 'line']],
  ['signal', ['white', 'paper']],
  ['white', ['ink', 'carbon', 'signal', 'signal-deep']],
  ['mist', ['ink', 'carbon']],
  ['signal-light', ['ink', 'carbon']],
  ['success', ['white', 'paper', 'success-tint']],
  ['warning', ['white', 'paper', 'warning-tint']],
  ['danger', ['white', 'paper', 'danger-tint']],
]
const parts: [string, string[]][] = [
  ['edge', ['white', 'paper']],
  ['signal', ['white', 'paper', 'ink', 'carbon']],
  ['success-fill', ['white', 'paper']],
  ['warning-fill', ['white', 'paper']],
  ['danger-fill', ['white', 'paper']],
]
const pairs = (rows: typeof text) => rows.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]))

describe('colour tokens', () => {
  it('knows black on white', () => {
    expect(contrast('white', 'ink')).toBeGreaterThan(18)
  })

  it.each(pairs(text))('text in %s on %s is readable', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(parts))('parts in %s on %s are seen', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3)
  })
})
