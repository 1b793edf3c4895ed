import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '@/scripts/find-postgres'
import { freePort } from '@/scripts/support/free-port'

export type PostgresServer = {
  /** `postgres://…` of an empty database. */
  url: string
  /** Stops every process of it where it stands; who asks it something gets no answer. */
  freeze: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root; any other user will do. */
const nobody = 65_534

/** Folder of the server's programs; null = none on this machine, and tests that need one are skipped. */
export const postgresPrograms = findPostgres()

/** Starts a PostgreSQL server of its own, empty and gone with the test. `more` are settings such as `fsync=off`; its data lie in `place`. */
export async function startPostgres(more: readonly string[] = [], place = tmpdir()): Promise<PostgresServer> {
  if (postgresPrograms === null) throw new Error('There is no PostgreSQL server on this machine.')
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const folder = await mkdtemp(path.join(place, 'postgres-'))
  if (owner.uid !== undefined) await chown(folder, nobody, nobody)
  const data = path.join(folder, 'data')
  const options = { ...owner, cwd: folder }
  await promisify(execFile)(
    path.join(postgresPrograms, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=30',
    'shared_buffers=16MB',
    ...more,
  ].flatMap((setting) => ['-c', setting])
  const server = spawn(path.join(postgresPrograms, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await readiness(server)
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    freeze: () => signal(server, 'SIGSTOP'),
    resume: () => signal(server, 'SIGCONT'),
    stop: async () => {
      await signal(server, 'SIGCONT')
      server.kill('SIGQUIT')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Its log says when it takes connections. */
async function readiness(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The PostgreSQL server ended: ${log}`)))
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
  })
}

/** Every connection has a process of its own, a child of the first. */
async function signal(server: ChildProcess, name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid='])
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server.pid)
  for (const [pid] of [[server.pid], ...children]) if (pid !== undefined) process.kill(pid, name)
}
