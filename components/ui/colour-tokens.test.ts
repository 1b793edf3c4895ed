import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { colours, partMinimum, partPairs, textMinimum, textPairs, type Colour, type ColourPair } from './colour-table'
import { contrast } from '@/lib/utils/contrast'

const root = path.join(import.meta.dirname, '../..')
const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8')
const tokens = Object.fromEntries(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
)

const flatten = (rows: readonly ColourPair[]) =>
  rows.flatMap(({ front, backs }) => backs.map((back): [Colour, Colour] => [front, back]))
const texts = flatten(textPairs)
const isColour = (name: string): name is Colour => Object.hasOwn(colours, name)

/** Colours of text and ground in one list of classes, by the state that sets them: `hover:bg-ink` → bg, `hover`, ink. */
function readClasses(list: string) {
  return [...list.matchAll(/(?<=^|\s)((?:[\w@&*[\]=()'.>-]+:)*)(text|bg)-([a-z-]+)!?(?=\s|$)/g)].map(
    ([, state = '', part = '', name = '']) => ({ state: state.replace(/:$/, ''), part, name }),
  )
}

/** What is seen together: each state's own colours, and the resting ones where the state leaves them alone. */
function pairsOf(list: string): [string, string][] {
  const marks = readClasses(list).filter(({ name }) => isColour(name) || name === 'transparent' || name === 'current')
  const find = (part: string, state: string): string | undefined => {
    const own = marks.find((mark) => mark.part === part && mark.state === state)
    if (own) return own.name
    return state === '' ? undefined : find(part, state.includes(':') ? state.slice(0, state.lastIndexOf(':')) : '')
  }
  return [...new Set(marks.map(({ state }) => state))].flatMap((state): [string, string][] => {
    const [front, back] = [find('text', state), find('bg', state)]
    return front !== undefined && back !== undefined && isColour(front) && isColour(back) ? [[front, back]] : []
  })
}

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file)),
)
const lists = files.flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, a, b, c]) => ({ file, list: a ?? b ?? c ?? '' }),
  ),
)

describe('colour tokens', () => {
  it('are the colours of the stylesheet', () => {
    expect(colours).toEqual(tokens)
  })

  it('knows black on white', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(texts)('text in %s on %s is readable', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(textMinimum)
  })

  it.each(flatten(partPairs))('parts in %s on %s are seen', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(partMinimum)
  })
})

describe('colours in use', () => {
  it('reads pairs from classes, state by state', () => {
    expect(pairsOf('bg-white text-ink hover:bg-ink hover:text-white disabled:text-steel')).toEqual([
      ['ink', 'white'],
      ['white', 'ink'],
      ['steel', 'white'],
    ])
    expect(pairsOf('stage:bg-transparent stage:text-white stage:hover:bg-white stage:hover:text-ink')).toEqual([
      ['ink', 'white'],
    ])
    expect(pairsOf('px-4 text-sm')).toEqual([])
  })

  it('finds the classes of the components', () => {
    expect(lists.filter(({ list }) => pairsOf(list).length > 0).length).toBeGreaterThan(15)
  })

  it('are all in the table of pairs', () => {
    const known = new Set(texts.map(([front, back]) => `${front} on ${back}`))
    const missing = lists.flatMap(({ file, list }) =>
      pairsOf(list)
        .map(([front, back]) => `${front} on ${back}`)
        .filter((pair) => !known.has(pair))
        .map((pair) => `${file}: ${pair}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('every colour of a text stands in the table', () => {
    const fronts: ReadonlySet<string> = new Set(textPairs.map(({ front }) => front))
    const missing = lists.flatMap(({ file, list }) =>
      readClasses(list)
        .filter(({ part, name }) => part === 'text' && isColour(name) && !fronts.has(name))
        .map(({ name }) => `${file}: text-${name}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})
