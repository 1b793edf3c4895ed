import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Long enough for every table on a slow disk. */
const maxBuffer = 16 * 2 ** 20

/** Where a `postgres://` address leads, in the variables that PostgreSQL's programs read: what stands in their arguments every user of the machine sees. */
export function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

async function runProgram(name: string, args: readonly string[], variables: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...variables }
  await promisify(execFile)(name, [...args], { env, maxBuffer }).catch((reason: unknown) => {
    const error = reason as NodeJS.ErrnoException & { stderr?: string }
    if (error.code === 'ENOENT')
      throw new Error(`${name} is not on the PATH: install PostgreSQL's client programs (Debian: postgresql-client).`)
    throw new Error(`${name} failed: ${error.stderr ?? error.message}`)
  })
}

/** Writes a database as it is at one instant; nobody waits for it. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await runProgram(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    connectionVariables(url),
  )
}

/** Fills an empty database: all of it, or nothing. */
export async function loadPostgresDump(url: string, file: string): Promise<void> {
  const variables = connectionVariables(url)
  const target = `--dbname=${variables.PGDATABASE ?? ''}`
  await runProgram(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', target, file],
    variables,
  )
}
