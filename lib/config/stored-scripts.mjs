// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: stored-scripts.d.mts.

const data = /(?:<script>self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)<\/script>){2,}/g
const between = '"])</script><script>self.__next_f.push([1,"'
const chunk = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="([^"]+)")? async=""><\/script>/g
const ahead = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[^"]+"[^>]*\/>/g

/** @param {[src: string, id?: string][]} scripts */
function lateScripts(scripts) {
  // A page in the background draws no frame; the timer is for browsers that draw none for another reason.
  return `<script>(()=>{let on;const go=()=>{if(on)return;on=1;for(const[src,id=""]of${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{src,id,async:true}))};document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,1e3))})()</script>`
}

/** @param {string} html */
export function arrangeScripts(html) {
  const end = html.lastIndexOf('</body>')
  const scripts = [...html.matchAll(chunk)].map(([, src = '', id]) => /** @type {[string, string?]} */ (id ? [src, id] : [src]))
  if (end === -1 || scripts.length === 0) return html
  const tail = lateScripts(scripts)
  return (html.slice(0, end) + tail + html.slice(end)).replace(chunk, '').replace(ahead, '').replace(data, (run) => run.replaceAll(between, ''))
}
