import type { Route } from './table'

/** Patterns of the pages that answer a route: with an optional last parameter one without it and one with it. */
export function pagesOf(path: string): string[] {
  const [, shorter] = /^(.*)\/:\w+\?$/.exec(path) ?? []
  return shorter === undefined ? [path] : [shorter, path.slice(0, -1)]
}

/** Whether a route has a page of its own; the others say that they are being prepared. Written into the build by next.config.ts. */
export function isWritten({ path }: Pick<Route, 'path'>): boolean {
  const files = (process.env.PAGE_FILES ?? '').split(' ')
  return pagesOf(path).every((page) => files.includes(page))
}
