// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: stored-scripts.d.mts.

import { placeRows, takeRows } from './page-rows.mjs'
import { foldStill, tellStill } from './still-parts.mjs'

// Next writes every "<" of the data as an escape, so the first one ends it.
const data = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g
const chunk = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="([^"]+)")? async=""><\/script>/g
const ahead = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[^"]+"[^>]*\/>/g

/**
 * React's data as one text; null when there is more to it than text (a form's state, bytes).
 * @param {string[]} pieces
 */
function textOf(pieces) {
  const [first, ...rest] = pieces.map((piece) => JSON.parse(piece))
  return first?.[0] === 0 && rest.every(([kind]) => kind === 1) ? rest.map(([, text]) => text).join('') : null
}

/** @param {[src: string, id?: string][]} scripts */
function lateScripts(scripts) {
  // A page in the background draws no frame; the timer is for browsers that draw none for another reason.
  return `<script>(()=>{let on;const go=()=>{if(on)return;on=1;(self.__next_f=self.__next_f||[]).push([0],[1,(${tellStill})(${takeRows})]);for(const[src,id]of${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{src,async:true,...id&&{id}}))};document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,1e3))})()</script>`
}

/** @param {string} html */
export function arrangeScripts(html) {
  if (html.includes(' data-fills="true"')) return html
  const scripts = [...html.matchAll(chunk)].map(
    ([, src = '', id]) => (/** @type {[string, string?]} */ (id ? [src, id] : [src])),
  )
  const text = textOf([...html.matchAll(data)].map(([, piece = '']) => piece))
  if (!html.includes('</body>') || scripts.length === 0 || text === null) return html
  const folded = foldStill(html.replace(chunk, '').replace(ahead, '').replace(data, ''), text)
  const placed = folded && placeRows(folded.html, folded.data)
  if (placed === null) return html
  const end = placed.lastIndexOf('</body>')
  return placed.slice(0, end) + lateScripts(scripts) + placed.slice(end)
}

/**
 * Status that a page names itself (components/layout/page-frame.tsx): Next draws what `notFound()` throws by scripts only, so a page that is
 * not there is an ordinary page that says so.
 * @param {string} html
 * @returns {number | null} null = the page names none
 */
export function statusOf(html) {
  const status = /<div data-frame="true"[^>]* data-status="(\d{3})"/.exec(html)?.[1]
  return status ? Number(status) : null
}
