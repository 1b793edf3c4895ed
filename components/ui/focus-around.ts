/**
 * Gives the focus that is in something about to go to what stands around it: the nearest that can take it, at last the page's main part. Who has moved on
 * meanwhile is left where they are.
 */
export function focusAround(thing: Element | null) {
  if (thing?.contains(document.activeElement)) thing.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}

/** The `ref` of what goes by itself, such as when an answer comes. */
export const passFocusOn = (thing: Element | null) => () => focusAround(thing)

/** What a button does that goes with what it does. */
export const leaving =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: Element }) => {
    focusAround(currentTarget)
    act()
  }
