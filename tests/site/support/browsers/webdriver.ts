import { z } from 'zod'
import type { Engine } from './engine'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })
/** What the standard calls a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })

/**
 * A browser over the W3C's WebDriver, through the program that comes with it. The protocol is a handful of JSON calls; the libraries for it want a newer
 * Node than this site does, or bring programs of their own.
 */
export async function startWithWebDriver(origin: string, capabilities: Record<string, unknown>): Promise<Engine> {
  const call = async (method: string, path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
    const { value } = answerSchema.parse(await answer.json())
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const { sessionId } = sessionSchema.parse(
    await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  )
  const at = `/session/${sessionId}`
  const read = (expression: string) =>
    call('POST', `${at}/execute/sync`, { script: `return (${expression})`, args: [] })
  const element = async (script: string) => `${at}/element/${elementSchema.parse(await read(script))[elementKey]}`
  const post = async (path: string, body?: unknown): Promise<void> => {
    await call('POST', path, body)
  }
  /** The site scrolls softly where that is welcome, and the driver does not wait for the end of it. */
  const press = async (script: string) => {
    await read(`(${script}).scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await post(`${await element(script)}/click`)
  }
  return {
    open: (url) => post(`${at}/url`, { url }),
    read,
    press,
    type: async (script, text) => {
      await press(script)
      const field = await element(script)
      await post(`${field}/clear`)
      await post(`${field}/value`, { text })
    },
    attach: async (script, file) => post(`${await element(script)}/value`, { text: file }),
    resize: (width, height) => post(`${at}/window/rect`, { width, height }),
    look: async () => Buffer.from(z.string().parse(await call('GET', `${at}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', at)
    },
  }
}
