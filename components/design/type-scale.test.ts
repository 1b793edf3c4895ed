import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { typeScale } from './type-scale'

const css = readFileSync(path.join(import.meta.dirname, '../../app/globals.css'), 'utf8')

describe('the type scale', () => {
  it('is the one of the stylesheet', () => {
    const sizes = new Map<string, number[]>()
    for (const [, name = '', rem = ''] of css.matchAll(/--text-([a-z0-9]+): ([\d.]+)rem;/g))
      sizes.set(name, [...(sizes.get(name) ?? []), Number(rem) * 16])
    expect(typeScale.map(({ name }) => name)).toEqual([...sizes.keys()])
    for (const { name, size, phone, wide } of typeScale) {
      const [small = 0, large = small] = sizes.get(name) ?? []
      expect(size).toBe(`text-${name}`)
      expect(Math.abs(small - phone), name).toBeLessThan(0.1)
      expect(Math.abs(large - wide), name).toBeLessThan(0.1)
    }
  })
})
