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
 * Where the words and values of a page stand last, whether nowhere else, and whether it is a phrase that is read.
 * @param {string} html
 */
function indexPlaces(html) {
  /** @type {Map<string, { last: number, once: boolean, words: boolean }>} */
  const places = new Map()
  for (const { 1: value, 2: words, index } of html.matchAll(/"([^"<>]{6,})"|>([^<>]{4,})</g)) {
    const text = value ?? words
    if (text !== undefined)
      places.set(text, { last: index, once: !places.has(text), words: words !== undefined && words.length > 7 })
  }
  return places
}

/**
 * Where a row's own words and values have been in the page: behind nine tenths of them, for some are said again further down. A row that
 * says nothing of its own, such as one of many in a table, belongs to the middle of where the page says the same last.
 * @param {string} row
 * @param {string} html
 * @param {ReturnType<typeof indexPlaces>} places
 */
function placeOf(row, html, places) {
  const text = /^[0-9a-f]*:T[0-9a-f]+,/.exec(row)?.[0]
  if (text) return html.indexOf(row.slice(text.length))
  const found = Array.from(row.matchAll(/"((?:[^"\\]|\\.){4,})"/g), ([, value = '']) => places.get(value))
    .filter((place) => place !== undefined)
    .sort((a, b) => a.last - b.last)
  const own = found.filter(({ once }) => once)
  const read = found.filter(({ words }) => words)
  const place = own.length > 0 ? own[Math.floor((own.length - 1) * 0.9)] : read[read.length >> 1]
  return place?.last ?? -1
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
 * Rows that stand together, each with its number unless it is the next one.
 * @param {{ number: number, row: string }[]} rows
 */
function writeBlock(rows) {
  return rows.map(({ number, row }, i) => `${mark}${rows[i - 1]?.number === number - 1 ? '' : number}:${row}`).join('')
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
  /** @type {{ number: number, row: string }[][]} */
  const blocks = seams.map(() => [])
  for (const [number, row] of cutRows(data).entries()) {
    const place = placeOf(row, html, places)
    const seam = place === -1 ? -1 : seams.findIndex((end) => end >= place)
    blocks.at(seam)?.push({ number, row: row.replaceAll('<', less) })
  }
  let from = 0
  const parts = seams.map((end, i) => {
    const part = html.slice(from, end)
    from = end
    const rows = blocks[i] ?? []
    return rows.length === 0 ? part : `${part}<script type="text/plain" data-rows="">${writeBlock(rows)}</script>`
  })
  return parts.join('') + html.slice(from)
}

/** Expression of the browser that takes the rows out of the page again, which React must find as it drew it, and gives the data. */
export const takeRows = `[...document.querySelectorAll("script[data-rows]")].flatMap(s=>{let n;s.remove();return s.textContent.split("${mark}").slice(1).map(t=>[n=t[0]===":"?n+1:parseInt(t),t.slice(t.indexOf(":")+1)])}).sort((a,b)=>a[0]-b[0]).map(r=>r[1]).join("").replaceAll("${less}","<")`
