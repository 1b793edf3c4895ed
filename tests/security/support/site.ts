import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { freePort } from '@/scripts/support/free-port'
import { copyBuild, startInstance } from '@/tests/support/instance'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Every header as it came, repeated ones too. */
  rawHeaders: [name: string, value: string][]
  text: string
}

export type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export type Site = {
  origin: string
  /** Of the process that answers. */
  pid: number
  /** The copy of the build it runs in; its stored pages are below `.next`. */
  folder: string
  /** Its own copy of the seeded database. */
  database: string
  /** Asks for exactly this path: nothing is decoded, normalised or followed. */
  ask: (path: string, ask?: Ask) => Promise<Answer>
  /** What it has logged; nothing unless LOG_LEVEL is set. */
  log: () => string
  stop: () => Promise<void>
}

/** Asks a server for exactly this path, as an attacker's own program would. */
export function askExactly(
  origin: string,
  exactPath: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: exactPath, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const raw = response.rawHeaders
        const rawHeaders = raw.flatMap((name, i): [string, string][] =>
          i % 2 === 0 ? [[name.toLowerCase(), raw[i + 1] ?? '']] : [],
        )
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders,
          text: Buffer.concat(chunks).toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Starts the production build in a folder and on a database of its own, so that nothing an attack leaves behind is seen elsewhere. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attacked-site-'))
  await copyBuild(folder)
  const database = path.join(folder, 'company.db')
  await copyFile(endToEndEnvironment.DATABASE_URL, database)
  const site = await startInstance(folder, await freePort(), {
    DATABASE_URL: database,
    STORAGE_DIR: path.join(folder, 'uploads'),
    TOKEN_SECRET: 'a-secret-of-the-tests-with-enough-characters',
    INTERNAL_PAGES: '0',
    PREVIEW: '0',
    TRUSTED_PROXIES: '',
    ...environment,
  })
  return {
    origin: site.origin,
    pid: site.pid,
    folder,
    database,
    ask: (exactPath, ask) => askExactly(site.origin, exactPath, ask),
    log: site.log,
    stop: async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
