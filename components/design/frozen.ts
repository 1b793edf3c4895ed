import { classNames } from '@/components/ui/class-names'

export const looks = ['default', 'hover', 'active', 'focus'] as const
export type Look = (typeof looks)[number]

/** The ring that app/globals.css draws round `:focus-visible`. */
export const focusRing = 'outline-3 outline-offset-2 outline-signal stage:outline-white'

/** What `freeze` makes of the components' classes, written out so that the stylesheet has them; a test holds this list to the components. */
export const frozenClasses = [
  'bg-signal-deep!',
  'bg-ink!',
  'text-white!',
  'text-ink!',
  'border-ink!',
  'decoration-2!',
  'underline!',
  'stage:bg-white!',
  'stage:text-ink!',
  'stage:border-white!',
] as const

/** What components do under a pointer, as components/ui/ui.css writes it for their classes; a test holds this table to that file. */
export const writtenStates: Readonly<Record<string, string>> = {
  'button-primary': 'hover:bg-signal-deep active:bg-signal-deep',
  'button-secondary': 'hover:bg-ink hover:text-white stage:hover:bg-white stage:hover:text-ink',
  'button-quiet': 'hover:decoration-2',
  chip: 'hover:border-ink stage:hover:border-white',
}

/** The classes that make a component stand still in one of its looks: what it does under a pointer, it does at once. */
export function freeze(classes: string, look: Look): string {
  if (look === 'default') return ''
  if (look === 'focus') return focusRing
  const states = look === 'active' ? ['hover:', 'active:'] : ['hover:']
  const written = classes.split(/\s+/).flatMap((name) => (writtenStates[name] ?? name).split(' '))
  const frozen = written.flatMap((name) => {
    const state = states.find((prefix) => name.startsWith(prefix) || name.startsWith(`stage:${prefix}`))
    return state === undefined ? [] : [`${name.replace(state, '')}!`]
  })
  return classNames(...new Set(frozen))
}
