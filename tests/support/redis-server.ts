import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from '@/scripts/find-program'
import { freePort } from '@/scripts/support/free-port'

export type RedisServer = {
  url: string
  /** Ends it; what it held is gone. */
  stop: () => Promise<void>
  /** Starts it again at the same address, empty. */
  restart: () => Promise<void>
}

/** The server's program; null = none on this machine, and tests that need one are skipped. */
export const redisProgram = findProgram('redis-server')

/** Starts a Redis server of its own, in memory only. */
export async function startRedis(): Promise<RedisServer> {
  if (redisProgram === null) throw new Error('There is no Redis server on this machine.')
  const program = redisProgram
  const port = await freePort()
  const begin = async (): Promise<ChildProcess> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let log = ''
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`The Redis server ended: ${log}`)))
      server.stdout.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('Ready to accept connections')) resolve()
      })
    })
    return server
  }
  let server = await begin()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    restart: async () => {
      server = await begin()
    },
  }
}
