import { contrast } from '@/lib/utils/contrast'

/** How a page that frames the chooser wants it to look; null = the site's own accent. */
export type EmbedOptions = { tone: 'light' | 'stage'; accent: { ground: string; text: string } | null }

const texts = { white: '#ffffff', ink: '#0e1013' } as const

/** White or ink, whichever reads better on a ground. */
function textOn(ground: string): string {
  return contrast(ground, texts.white) >= contrast(ground, texts.ink) ? texts.white : texts.ink
}

/** `?colour=light`, `dark`, or six hex digits for the button; anything else is left out. White or ink stands on it, whichever reads better. */
export function readEmbedOptions(search: string): EmbedOptions {
  const given = new URLSearchParams(search).getAll('colour').map((value) => value.toLowerCase())
  const dark = given.includes('dark')
  const hex = given.find((value) => /^[0-9a-f]{6}$/.test(value))
  return {
    tone: dark ? 'stage' : 'light',
    accent: hex ? { ground: `#${hex}`, text: textOn(`#${hex}`) } : null,
  }
}
