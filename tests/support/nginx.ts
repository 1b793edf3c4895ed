import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '@/scripts/find-program'
import { freePort } from '@/scripts/support/free-port'

/** The server's program; null = none on this machine, and tests that need one are skipped. */
export const nginxProgram = findProgram('nginx')

/** Starts deploy/nginx.conf as it is, but for its port, in front of instances. */
export async function startNginx(ports: readonly number[]): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (nginxProgram === null) throw new Error('There is no nginx on this machine.')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  await mkdir(path.join(folder, '.cache'))
  // Started by root, nginx works as another user, who has to get in.
  await chmod(folder, 0o755)
  const port = await freePort()
  const config = await readFile('deploy/nginx.conf', 'utf8')
  await writeFile(path.join(folder, 'nginx.conf'), config.replace('listen 8080;', `listen ${port};`))
  const one = await readFile('deploy/upstream.conf', 'utf8')
  await writeFile(
    path.join(folder, 'upstream.conf'),
    ports.map((at) => one.replace('127.0.0.1:3000', `127.0.0.1:${at}`)).join(''),
  )
  const server = spawn(nginxProgram, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${origin}/api/metrics`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('nginx did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
