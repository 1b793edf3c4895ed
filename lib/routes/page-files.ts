import { existsSync, readdirSync } from 'node:fs'

const folder = 'app/[locale]/(public)'

/** Paths of the routes that have a page of their own, as the file tree says. For the build's configuration and tests; none where a finished build stands without its sources. */
export function readPageFiles(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'page.tsx' || file.endsWith('/page.tsx'))
    .map((file) =>
      `/${file.slice(0, -'page.tsx'.length).replace(/\/$/, '')}`
        .replace(/\[\[\.\.\.(\w+)\]\]/g, ':$1?')
        .replace(/\[(\w+)\]/g, ':$1'),
    )
}
