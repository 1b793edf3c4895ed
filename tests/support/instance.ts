import { spawn } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

export type Instance = {
  origin: string
  /** Of the process that answers. */
  pid: number
  /** Everything it has logged so far; LOG_LEVEL is silent unless the environment says otherwise. */
  log(): string
  stop(): Promise<void>
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

/**
 * The finished build in another folder, so that an instance of its own neither sees the pages other instances stored nor stores
 * pages among theirs. Everything but the build is linked.
 */
export async function copyBuild(folder: string): Promise<void> {
  const left = new Set(
    ['cache', 'dev', 'trace', 'types', 'diagnostics', 'server/route-cache'].map((name) => path.join('.next', name)),
  )
  await mkdir(folder, { recursive: true })
  await cp('.next', path.join(folder, '.next'), { recursive: true, filter: (source) => !left.has(source) })
  await mkdir(path.join(folder, '.next/server/route-cache'), { recursive: true })
  for (const name of [
    'node_modules',
    'package.json',
    'next.config.ts',
    'tsconfig.json',
    'lib',
    'messages',
    'content',
    'public',
  ])
    await symlink(path.resolve(name), path.join(folder, name))
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

/** Starts the build of a folder as a site of its own and waits until it answers. */
export async function startInstance(
  folder: string,
  port: number,
  environment: Record<string, string>,
): Promise<Instance> {
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      NEXT_TELEMETRY_DISABLED: '1',
      COMPANY_API_URL: '',
      PORT: String(port),
      SITE_URL: origin,
      ...environment,
    },
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
  }
  const deadline = Date.now() + 30_000
  while (!(await answers(`${origin}/favicon.svg`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`No site came up at ${origin}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, pid: server.pid ?? 0, log: () => log, stop }
}
