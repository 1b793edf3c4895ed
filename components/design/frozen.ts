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
] as const

/** The classes that make a component stand still in one of its looks: what it does under a pointer, it does at once. */
export function freeze(classes: string, look: Look): string {
  if (look === 'default') return ''
  if (look === 'focus') return focusRing
  const states = look === 'active' ? ['hover:', 'active:'] : ['hover:']
  const frozen = classes.split(/\s+/).flatMap((name) => {
    const state = states.find((prefix) => name.startsWith(prefix) || name.startsWith(`stage:${prefix}`))
    return state === undefined ? [] : [`${name.replace(state, '')}!`]
  })
  return classNames(...new Set(frozen))
}
