import type { Route } from './table'

/** Whether a route has a page of its own; the others say that they are being prepared. Written into the build by next.config.ts. */
export function isWritten({ path }: Pick<Route, 'path'>): boolean {
  return (process.env.PAGE_FILES ?? '').split(' ').includes(path)
}
