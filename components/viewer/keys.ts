export type Command =
  | { type: 'rotate'; right: number; up: number }
  | { type: 'zoom'; factor: number }
  | { type: 'reset' }
  | { type: 'close' }

/** Degrees a key or a button turns the product, and how much nearer one step of the zoom comes. */
export const turnStep = 12
export const zoomStep = 0.85

const commands: Readonly<Record<string, Command>> = {
  ArrowLeft: { type: 'rotate', right: -turnStep, up: 0 },
  ArrowRight: { type: 'rotate', right: turnStep, up: 0 },
  ArrowUp: { type: 'rotate', right: 0, up: turnStep },
  ArrowDown: { type: 'rotate', right: 0, up: -turnStep },
  '+': { type: 'zoom', factor: zoomStep },
  '=': { type: 'zoom', factor: zoomStep },
  '-': { type: 'zoom', factor: 1 / zoomStep },
  _: { type: 'zoom', factor: 1 / zoomStep },
  Home: { type: 'reset' },
  r: { type: 'reset' },
  R: { type: 'reset' },
  Escape: { type: 'close' },
}

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does on the canvas; keys held with Ctrl, Alt or Meta belong to the browser. */
export function readKey({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  return ctrlKey || metaKey || altKey || !Object.hasOwn(commands, key) ? null : (commands[key] ?? null)
}
