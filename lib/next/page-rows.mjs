// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: page-rows.d.mts.

// Characters that no text of ours has: before each row, and for "<", which would end the element that holds the rows.
const mark = '\uE000'
const less = '\uE001'
/** Texts that would not come back from HTML as they are: the marks, and what a parser of HTML changes. */
const unsafe = /[\uE000\uE001\0\r]/

/**
 * @param {Buffer} bytes
 * @param {number} start
 */
function endOfRow(bytes, start) {
  const colon = bytes.indexOf(':', start)
  // A text says its length in bytes; every other row ends with its line.
  if (bytes[colon + 1] === 0x54) {
    const comma = bytes.indexOf(',', colon)
    return comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
  }
  const end = bytes.indexOf('\n', start)
  return end === -1 ? bytes.length : end + 1
}

/**
 * React's data of a page, cut into its rows.
 * @param {string} data
 */
export function cutRows(data) {
  const bytes = Buffer.from(data)
  const rows = []
  for (let start = 0; start < bytes.length;) {
    const end = endOfRow(bytes, start)
    rows.push(bytes.toString('utf8', start, end))
    start = end
  }
  return rows
}

/**
 * Where the words and values of a page stand, each that stands once.
 * @param {string} html
 */
function indexPlaces(html) {
  const places = new Map()
  for (const { 1: value, 2: words, index } of html.matchAll(/"([^"<>]{6,})"|>([^<>]{4,})</g)) {
    const text = value ?? words
    places.set(text, places.has(text) ? -1 : index)
  }
  return places
}

/**
 * Where a row's own words and values have been in the page: behind nine tenths of them, for some are said again further down.
 * @param {string} row
 * @param {string} html
 * @param {Map<string, number>} places
 */
function placeOf(row, html, places) {
  const text = /^[0-9a-f]*:T[0-9a-f]+,/.exec(row)?.[0]
  if (text) return html.indexOf(row.slice(text.length))
  const found = Array.from(row.matchAll(/"((?:[^"\\]|\\.){4,})"/g), ([, value]) => places.get(value) ?? -1)
    .filter((place) => place >= 0)
    .sort((a, b) => a - b)
  return found[Math.floor((found.length - 1) * 0.9)] ?? -1
}

/** @param {string} html */
function listSeams(html) {
  const ends = Array.from(
    html.matchAll(/<(noscript|svg|template)\b[\s\S]*?<\/\1>|<\/(?:section|header|footer|article)>/g),
    ({ 0: found, index }) => (found.startsWith('</') ? index + found.length : -1),
  )
  return [...ends.filter((end) => end >= 0), html.lastIndexOf('</body>')]
}

/**
 * The page with each row of its data behind the part it describes. gzip looks back 32 kB: with all rows at the end of the document it
 * finds nothing of what it has sent already.
 * @param {string} html
 * @param {string} data
 * @returns {string | null} null = the data cannot stand in a page as they are
 */
export function placeRows(html, data) {
  if (unsafe.test(data)) return null
  const places = indexPlaces(html)
  const seams = listSeams(html)
  /** @type {string[][]} */
  const blocks = seams.map(() => [])
  for (const [number, row] of cutRows(data).entries()) {
    const place = placeOf(row, html, places)
    const seam = place === -1 ? -1 : seams.findIndex((end) => end >= place)
    blocks.at(seam)?.push(`${mark}${number}:${row.replaceAll('<', less)}`)
  }
  let from = 0
  const parts = seams.map((end, i) => {
    const part = html.slice(from, end)
    from = end
    const rows = blocks[i] ?? []
    return rows.length === 0 ? part : `${part}<script type="text/plain" data-rows="">${rows.join('')}</script>`
  })
  return parts.join('') + html.slice(from)
}

/** Expression of the browser that takes the rows out of the page again, which React must find as it drew it, and gives the data. */
export const takeRows = `[...document.querySelectorAll("script[data-rows]")].flatMap(s=>{s.remove();return s.textContent.split("${mark}").slice(1)}).map(t=>[parseInt(t),t.slice(t.indexOf(":")+1)]).sort((a,b)=>a[0]-b[0]).map(r=>r[1]).join("").replaceAll("${less}","<")`
