import { spawn, type ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export type RunOptions = { env?: Record<string, string>; quiet?: boolean }
export type RunResult = { code: number; output: string }

const fixed = { NEXT_TELEMETRY_DISABLED: '1', npm_config_update_notifier: 'false' }

/** Path of a command the packages bring, run without npx and its start-up time. */
export function binary(name: string): string {
  return `node_modules/.bin/${name}`
}

/** Starts a program with this process's output. */
export function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...fixed, ...env } })
}

/** Runs a program to its end; shows its output at once, or keeps it, without its colours, when quiet. Never throws: a program that cannot start has code 127. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...fixed, ...env } })
    let output = ''
    const take = (chunk: Buffer): void => {
      output += chunk.toString()
      if (!quiet) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: quiet ? stripVTControlCharacters(output) : output }))
  })
}

/** `0.4 s`, `72 s` */
export function seconds(since: number): string {
  const value = (performance.now() - since) / 1000
  return `${value.toFixed(value < 10 ? 1 : 0)} s`
}

const asked: readonly (string | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Code to end with when a program that was to run for ever has ended: 0 only where a signal asked it to; one that ran out of memory is killed by another. */
export const exitCodeOf = (code: number | null, signal: string | null): number =>
  asked.includes(signal) ? 0 : (code ?? 1)
