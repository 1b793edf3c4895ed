import { spawn } from 'node:child_process'
import http from 'node:http'
import { run } from './run'

export type Server = { origin: string; pid: number; stop: () => Promise<void> }

/** Starts a program that listens on `port` and waits, 30 s at most, until it answers. */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 150; tries += 1) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} ended at once`)
    if (
      await fetch(origin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return { origin, pid: child.pid, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`${command} does not answer on port ${port}`)
}

export type Load = { perSecond: number; tool: 'wrk' | 'own loop' }

const connections = 32

async function withWrk(url: string, headers: Record<string, string>, seconds: number): Promise<number | null> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]
  const { code, output } = await run('wrk', args, { quiet: true })
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)
  if (code !== 0 || !found) return null
  if (/Non-2xx/.test(output)) throw new Error(`${url} does not answer 200 under load:\n${output}`)
  return Number(found[1])
}

function requestOnce(url: string, headers: Record<string, string>, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${response.statusCode ?? 0}`)),
      )
    })
    request.once('error', reject)
  })
}

async function withOwnLoop(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let done = 0
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      await requestOnce(url, headers, agent)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return done / seconds
}

/** Long enough for the server's code to be compiled: after one second it answers half as fast as after five. */
const warmSeconds = 5

/** Requests per second of one address over 32 connections, of a warm server. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  await withOwnLoop(url, headers, warmSeconds)
  const wrk = await withWrk(url, headers, seconds)
  return wrk === null
    ? { perSecond: await withOwnLoop(url, headers, seconds), tool: 'own loop' }
    : { perSecond: wrk, tool: 'wrk' }
}
