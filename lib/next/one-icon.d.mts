/** A webpack loader for `@mdi/js/mdi.js?mdiClose`: of the file with all icons, the one that is asked for. */
export default function oneIcon(this: { resourceQuery: string }, icons: string): string
