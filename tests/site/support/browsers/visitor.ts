import type { Engine } from './engine'
import { scriptFor, type Target } from './find-script'

const patienceMs = 30_000

/** React has taken over what the first script kept for it (`KeepEarlyInput`). */
const isAlive = `document.readyState === 'complete' && document.documentElement.id !== '__next_error__' && !('__earlyTaps' in window)`

/** Somebody who walks through the site in plain steps; each step waits for what it needs. */
export function visitorWith(engine: Engine) {
  const until = async (what: string, expression: string): Promise<void> => {
    for (const end = Date.now() + patienceMs; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
      // While a page is being left there is nothing to ask.
      if (await engine.read(`Boolean(${expression})`).catch(() => false)) return
    throw new Error(`Not seen within ${patienceMs / 1000} s: ${what}, at ${String(await engine.read('location.href'))}`)
  }
  const wait = async (target: Target): Promise<string> => {
    const script = scriptFor(target)
    await until(`${target.kind} "${target.name}"`, `(${isAlive}) && ${script}`)
    return script
  }
  /** A page that still moves to what was found would be pressed beside it. */
  const standsStill = async (element: string): Promise<void> => {
    const place = () => engine.read(`${element}.getBoundingClientRect().top`)
    for (let before: unknown = null, now = await place(); now !== before; now = await place()) {
      before = now
      await new Promise((done) => setTimeout(done, 300))
    }
  }
  return {
    open: (url: string) => engine.open(url),
    /** Whether something is kept under this name. */
    knows: async (name: string) =>
      (await engine.read(`localStorage.getItem(${JSON.stringify(name)}) !== null`)) === true,
    press: async (kind: Target['kind'], name: string, within?: string) =>
      engine.press(await wait({ kind, name, ...(within !== undefined && { within }) })),
    /** Presses the first of what a selector finds and a visitor sees. */
    pressFirst: async (selector: string) => {
      const first = `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).find((one) => one.checkVisibility())`
      await until(selector, `(${isAlive}) && ${first}`)
      await standsStill(first)
      await engine.press(first)
    },
    /** Ticks a box or chooses one of several, at its words when the control itself is not to be seen. */
    tick: async (name: string, within?: string) => {
      const choice = await wait({ kind: 'choice', name, ...(within !== undefined && { within }) })
      if (await engine.read(`${choice}.checked`)) return
      await engine.press(`((input) => input.offsetWidth > 4 ? input : input.labels[0])(${choice})`)
      await until(`"${name}" is chosen`, `${choice}?.checked`)
    },
    fill: async (name: string, text: string, within?: string) =>
      engine.type(await wait({ kind: 'field', name, ...(within !== undefined && { within }) }), text),
    /** Chooses an entry by its value, or the first that is one; the list that a browser opens for it is no part of the page. */
    choose: async (name: string, value?: string, within?: string) => {
      const list = await wait({ kind: 'field', name, ...(within !== undefined && { within }) })
      await until(`an entry of "${name}"`, `${list}?.options.length > 1`)
      const chosen = value === undefined ? 'select.options[1].value' : JSON.stringify(value)
      await engine.read(
        `((select) => { select.value = ${chosen}; select.dispatchEvent(new Event('change', { bubbles: true })) })(${list})`,
      )
    },
    /** A time of day; how it is typed is each browser's own. */
    setTime: async (name: string, time: string, within: string) => {
      const field = await wait({ kind: 'field', name, within })
      await engine.read(
        `((input) => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${time}'); input.dispatchEvent(new Event('input', { bubbles: true })) })(${field})`,
      )
    },
    attach: async (name: string, file: string) => engine.attach(await wait({ kind: 'field', name }), file),
    sees: (text: string, within = 'body') =>
      until(
        `"${text}" in ${within}`,
        `Array.from(document.querySelectorAll(${JSON.stringify(within)})).some((place) => place.checkVisibility() && place.innerText.toLowerCase().includes(${JSON.stringify(text.toLowerCase())}))`,
      ),
    isAt: (path: string) =>
      until(`the address ${path}`, `(location.pathname + location.search).startsWith(${JSON.stringify(path)})`),
    until,
    /** What a promise in the page comes to, as text. */
    readLater: async (promise: string) => {
      await engine.read(
        `void (${promise}).then((value) => { window.readLater = String(value) }, (error) => { window.readLater = String(error) })`,
      )
      await until('an answer', `window.readLater !== undefined`)
      const value = String(await engine.read(`window.readLater`))
      await engine.read(`delete window.readLater`)
      return value
    },
    holdsPhone: () => engine.resize(390, 844),
    sitsDown: () => engine.resize(1280, 800),
    look: engine.look,
  }
}
export type Visitor = ReturnType<typeof visitorWith>
