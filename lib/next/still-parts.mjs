// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: still-parts.d.mts.

import { createDrawing, isElement, opaque } from './draw-element.mjs'
import { cutRows } from './page-rows.mjs'

/** A character that no text of ours has: before the number of a part whose content the page itself says. */
const said = '\uE002'
const references = /"\$[A-Z@]?([0-9a-f]+)[":]/g
const opaqueContent = new RegExp(String.raw`<(${[...opaque].join('|')})\b[\s\S]*?</\1>`, 'g')
const paths = /"\$([0-9a-f]+(?::[^"]+)+)"/g

/** @typedef {{ id: string, text: string, value: unknown, changed: boolean }} Row */

/**
 * @param {string} text
 * @returns {Row}
 */
function readRow(text) {
  const colon = text.indexOf(':')
  const body = text.slice(colon + 1)
  // Texts, modules and hints are no JSON.
  const value = /^(?:[[{"\d-]|null|true|false)/.test(body) ? JSON.parse(body) : undefined
  return { id: text.slice(0, colon), text, value, changed: false }
}

/**
 * Rows that only what is no longer said has asked for.
 * @param {Row[]} rows
 */
function dropUnasked(rows) {
  const asked = (/** @type {Row[]} */ of) =>
    new Set(of.flatMap(({ text }) => Array.from(text.matchAll(references), ([, id]) => id)))
  const before = asked(rows)
  for (
    let kept = rows.map((row) => (row.changed ? { ...row, text: `${row.id}:${JSON.stringify(row.value)}\n` } : row));
    ;
  ) {
    const now = asked(kept)
    const next = kept.filter(({ id }) => id === '' || now.has(id) || !before.has(id))
    if (next.length === kept.length) return kept
    kept = next
  }
}

/**
 * A page and its data, in which the content of every part that is nothing but HTML is said by the page alone: the data point to it. React then takes
 * such a part over as it stands. A part counts only when it was drawn here, letter by letter as React's server drew it, and stands in the page once.
 * @param {string} html
 * @param {string} data
 * @returns {{ html: string, data: string } | null} null = the data have the mark themselves
 */
export function foldStill(html, data) {
  if (data.includes(said)) return null
  const rows = cutRows(data).map(readRow)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { draw, drawChildren } = createDrawing((id) => byId.get(id)?.value)
  const pointed = Array.from(data.matchAll(paths), ([, path]) => path ?? '')
  // The same letters where nothing is looked for are blank.
  const searched = html.replace(opaqueContent, (found) => ' '.repeat(found.length))
  /** @type {Map<number, number>} */
  const numbers = new Map()
  const seen = new Set(['1'])

  /**
   * Where the page says a part, if it does so once and nothing else asks for what is in it.
   * @param {import('./draw-element.mjs').FlightElement} element
   * @param {string} path
   */
  function findPlace(element, path) {
    const { children } = element[3]
    if (children === null || typeof children !== 'object') return -1
    const part = draw(element)
    const content = part === null ? null : drawChildren(children)
    if (part === null || content === null || !/^[^$]/.test(content)) return -1
    if (pointed.some((other) => `${other}:`.startsWith(`${path}:`))) return -1
    const at = searched.indexOf(part)
    if (at === -1 || searched.includes(part, at + 1)) return -1
    return at + part.length - `${content}</${element[1]}>`.length - 1
  }

  /**
   * @param {unknown} value
   * @param {Row} row
   * @param {string} path as React names a place in a row
   */
  function fold(value, row, path) {
    if (typeof value === 'string') {
      const next = byId.get(/^\$L?([0-9a-f]+)$/.exec(value)?.[1] ?? '')
      if (next && !seen.has(next.id)) foldRow(next)
    }
    if (typeof value !== 'object' || value === null) return
    if (isElement(value)) {
      if (opaque.has(value[1])) return
      const place = findPlace(value, path)
      if (place !== -1) {
        const number = numbers.get(place) ?? numbers.size
        numbers.set(place, number)
        const { children: _, ...props } = value[3]
        value[3] = { ...props, dangerouslySetInnerHTML: { __html: said + number.toString(36) } }
        row.changed = true
        return
      }
    }
    for (const [key, part] of Object.entries(value))
      fold(part, row, `${path}:${isElement(value) && key === '3' ? 'props' : key}`)
  }

  /** @param {Row} row */
  function foldRow(row) {
    seen.add(row.id)
    fold(row.value, row, row.id)
  }

  for (const row of [byId.get('0'), ...rows]) if (row && row.id !== '' && !seen.has(row.id)) foldRow(row)
  let from = 0
  const parts = [...numbers]
    .sort(([a], [b]) => a - b)
    .map(([at, number]) => {
      const part = `${html.slice(from, at)} data-still="${number.toString(36)}"`
      from = at
      return part
    })
  return {
    html: parts.join('') + html.slice(from),
    data: dropUnasked(rows)
      .map(({ text }) => text)
      .join(''),
  }
}

/** Function of the browser that says in the data what the page says, and takes the marks off the page. */
export const tellStill = `(t,m={})=>{for(const e of document.querySelectorAll("[data-still]")){m[e.dataset.still]=e;delete e.dataset.still}return t.replace(/${said}(\\w+)/g,(_,n)=>JSON.stringify(m[n]?.innerHTML||"").slice(1,-1))}`
