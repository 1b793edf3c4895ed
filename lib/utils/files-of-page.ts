const distinct = (found: Iterable<string>): string[] => [...new Set(found)]

/** What a page cannot start without: scripts, styles and fonts with a hash in their names, as its head and its data for React name them. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/\bstatic\/(?:chunks|css|media)\/[\w./%~()@-]+\.(?:js|css|woff2)/g)
  return distinct([...named].map(([file]) => `/_next/${file}`))
}

/** Pictures and drawings of a page, each in one size. */
export function picturesOf(html: string): string[] {
  return distinct(
    [...html.matchAll(/\bsrc="(\/(?:pictures|drawings)\/[^"?]+\?v=\w+)"/g)].map(([, address = '']) => address),
  )
}

/** One picture in whatever width and format: `/pictures/coil-480.avif` and `/pictures/coil-1200.webp` are the same. */
export function subjectOf(pathname: string): string {
  return pathname.replace(/-\d+\.(?:avif|webp)$/, '')
}
