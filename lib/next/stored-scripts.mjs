// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: stored-scripts.d.mts.

// Next writes every "<" of the data as an escape, so the first one ends it.
const data = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g
const chunk = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="([^"]+)")? async=""><\/script>/g
const ahead = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[^"]+"[^>]*\/>/g

/**
 * Neighbours of kind 1, which is text, become one.
 * @param {string[]} pieces
 */
function join(pieces) {
  /** @type {string[]} */
  const joined = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.startsWith('[1,"') && piece.startsWith('[1,"'))
      joined[joined.length - 1] = last.slice(0, -2) + piece.slice(4)
    else joined.push(piece)
  }
  return `[${joined.join(',')}]`
}

/** @param {[src: string, id?: string][]} scripts */
function lateScripts(scripts) {
  // A page in the background draws no frame; the timer is for browsers that draw none for another reason.
  return `<script>(()=>{let on;const go=()=>{if(on)return;on=1;const d=document,b=d.getElementById("page-data");(self.__next_f=self.__next_f||[]).push(...JSON.parse(b.textContent));b.remove();for(const[src,id]of${JSON.stringify(scripts)})d.head.append(Object.assign(d.createElement("script"),{src,async:true,...id&&{id}}))};document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,1e3))})()</script>`
}

/** @param {string} html */
export function arrangeScripts(html) {
  if (html.includes(' data-fills="true"')) return html
  const end = html.lastIndexOf('</body>')
  const scripts = [...html.matchAll(chunk)].map(
    ([, src = '', id]) => /** @type {[string, string?]} */ (id ? [src, id] : [src]),
  )
  const pieces = [...html.matchAll(data)].map(([, piece = '']) => piece)
  if (end === -1 || scripts.length === 0 || pieces.length === 0) return html
  const tail = `<script type="application/json" id="page-data">${join(pieces)}</script>${lateScripts(scripts)}`
  return (html.slice(0, end) + tail + html.slice(end)).replace(chunk, '').replace(ahead, '').replace(data, '')
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
