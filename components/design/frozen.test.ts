import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { buttonStyle } from '@/components/ui/button-style'
import { chipStyle } from '@/components/ui/chip'
import { pageLinkStyle } from '@/components/ui/pagination'
import { focusRing, freeze, frozenClasses, writtenStates } from './frozen'

const styles = [buttonStyle('primary'), buttonStyle('secondary'), buttonStyle('quiet'), chipStyle, pageLinkStyle]

describe('frozen looks', () => {
  it('does at rest what the component does under a pointer', () => {
    expect(freeze('bg-white hover:bg-ink stage:hover:bg-white active:bg-line', 'hover')).toBe('bg-ink! stage:bg-white!')
    expect(freeze('bg-white hover:bg-ink active:bg-line', 'active')).toBe('bg-ink! bg-line!')
    expect(freeze('hover:bg-ink', 'default')).toBe('')
  })

  it.each(styles)('has written out every class of %s', (style) => {
    const made = (['hover', 'active'] as const).flatMap((look) => freeze(style, look).split(' '))
    expect(made.filter((name) => !frozenClasses.some((known) => known === name))).toEqual([])
    expect(made).not.toEqual(['', ''])
  })

  it('knows what the stylesheet writes for the classes of components', () => {
    const css = readFileSync(path.join(import.meta.dirname, '../ui/ui.css'), 'utf8')
    for (const [name, states] of Object.entries(writtenStates)) {
      const written = new RegExp(String.raw`^ {2}\.${name} \{\s*@apply ([^;]+);`, 'm').exec(css)?.[1]?.split(' ') ?? []
      expect(written.filter((one) => /^(?:stage:)?(?:hover|active):/.test(one))).toEqual(states.split(' '))
    }
  })

  it('draws the focus as the stylesheet does', () => {
    const css = readFileSync(path.join(import.meta.dirname, '../../app/globals.css'), 'utf8')
    const [, width, colour, offset] =
      /:focus-visible \{\s*outline: (\d)px solid var\(--color-([a-z]+)\);\s*outline-offset: (\d)px/.exec(css) ?? []
    expect(focusRing).toBe(`outline-${width} outline-offset-${offset} outline-${colour} stage:outline-white`)
    expect(css).toMatch(/\[data-tone='stage'\] :focus-visible \{\s*outline-color: var\(--color-white\)/)
  })
})
