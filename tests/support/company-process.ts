import { spawn } from 'node:child_process'

export type CompanyProcess = {
  origin: string
  /** Everything it has written so far, to either stream. */
  output: () => string
  /** Ends it and what it started, as a power cut would. */
  kill: () => void
}

/** The embedded company API as a process of its own, on a database file. */
export async function startCompany(file: string, logLevel = 'silent'): Promise<CompanyProcess> {
  const command = [
    'node_modules/tsx/dist/cli.mjs',
    '--tsconfig',
    'scripts/tsconfig.json',
    'tests/support/company-server.ts',
    file,
  ]
  const child = spawn(process.execPath, command, {
    env: { ...process.env, LOG_LEVEL: logLevel },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', () => reject(new Error(`the server ended before it began: ${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
  })
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  return { origin: `http://127.0.0.1:${port}`, output: () => output, kill }
}
