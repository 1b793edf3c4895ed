/**
 * A webpack loader for `@mdi/js/mdi.js?mdiClose`: of the file with all 7,447 icons, the one that is asked for.
 *
 * @this {{ resourceQuery: string }}
 * @param {string} icons
 * @returns {string}
 */
export default function oneIcon(icons) {
  const name = this.resourceQuery.slice(1)
  const start = icons.indexOf(`export var ${name} = `)
  if (start < 0) throw new Error(`@mdi/js has no icon ${name}`)
  return icons.slice(start, icons.indexOf('\n', start))
}
