import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FoundWebKit } from '@/scripts/find-other-browsers'
import { freePort } from '@/scripts/support/free-port'
import type { Engine } from './engine'
import { startWithWebDriver } from './webdriver'

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill('SIGTERM')
  await once(program, 'exit')
}

/** A screen that nobody sees; it chooses its own number and says it when it is there. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [said] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { screen, display: `:${said.toString().trim()}` }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** WebKitGTK: the engine of Safari, in the browser that comes with its library. */
export async function startWebKit({ driver, browser, screen: program }: FoundWebKit): Promise<Engine> {
  const { screen, display } = await startScreen(program)
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' },
  })
  const stop = async () => {
    await end(server)
    await end(screen)
    await rm(home, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    for (const limit = Date.now() + 20_000; !(await answers(`${origin}/status`));)
      if (Date.now() > limit || server.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
      else await new Promise((done) => setTimeout(done, 50))
    const engine = await startWithWebDriver(origin, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    return {
      ...engine,
      close: async () => {
        try {
          await engine.close()
        } finally {
          await stop()
        }
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
