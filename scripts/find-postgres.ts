import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './support/run'

const packaged = '/usr/lib/postgresql'
const prefixes = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
  ['postgresql@17', 'postgresql@16', 'postgresql@15'].map((name) => path.join(folder, name, 'bin')),
)

/** Folders that may hold a server's programs: POSTGRES_BIN alone when it is set; else those on the PATH, and where Debian and Homebrew put them. */
function candidates(): string[] {
  if (process.env.POSTGRES_BIN) return [process.env.POSTGRES_BIN]
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(packaged, version, 'bin')),
    ...prefixes,
  ]
}

/** Folder with the programs of a PostgreSQL server (initdb, postgres); null = there is none. */
export function findPostgres(): string | null {
  return (
    candidates().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null
  )
}

/**
 * Finds a PostgreSQL server or installs one from the system's packages, which only root may do; null when both fail. Nowhere else is it
 * installed unasked: the package starts a server of its own.
 */
export async function findOrInstallPostgres(): Promise<string | null> {
  const found = findPostgres()
  if (found || process.getuid?.() !== 0) return found
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    const { code } = await run('apt-get', [...patience, ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return null
  }
  return findPostgres()
}
