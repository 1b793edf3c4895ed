import { spawn } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { builtConfig } from '@/scripts/support/site-memory'

export type Instance = {
  origin: string
  /** Of the process that answers. */
  pid: number
  /** Everything it has logged so far; LOG_LEVEL is silent unless the environment says otherwise. */
  log(): string
  stop(): Promise<void>
}

/** What an instance needs beside the build. */
const besideBuild = [
  'node_modules',
  'package.json',
  'next.config.ts',
  'tsconfig.json',
  'lib',
  'messages',
  'content',
  'public',
]
/** What it does without. */
const left = new Set(['cache', 'dev', 'trace', 'types', 'diagnostics'])

/**
 * The finished build in another folder, so that an instance of its own neither sees the pages other instances stored nor stores
 * pages among theirs. Next writes to `route-cache` alone: what the build has stored is only read.
 */
export async function copyBuild(folder: string): Promise<void> {
  await mkdir(path.join(folder, '.next/server/route-cache'), { recursive: true })
  const link = (name: string) => symlink(path.resolve(name), path.join(folder, name))
  for (const name of besideBuild) await link(name)
  for (const name of await readdir('.next')) if (name !== 'server' && !left.has(name)) await link(`.next/${name}`)
  for (const name of await readdir('.next/server')) if (name !== 'route-cache') await link(`.next/server/${name}`)
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
      ...(await builtConfig(folder)),
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
