import path from 'node:path'

declare module 'vitest' {
  interface ProvidedContext {
    databases: {
      /** Folder of the SQLite bases. */
      bases: string
      /** Folder for copies of them, gone with the tests. */
      copies: string
      /** `postgres://…` of the server that has the other bases. */
      server: string
    }
  }
}

/** What a base database holds: no tables, empty tables, all vehicles and dealers with a few products, or the whole sample programme. */
export const bases = ['empty', 'migrated', 'small', 'sample'] as const
export type Base = (typeof bases)[number]

/** File of a SQLite base. */
export const baseFile = (folder: string, base: Base): string => path.join(folder, `${base}.db`)

/** Address of one database of a PostgreSQL server. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
