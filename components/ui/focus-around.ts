/** Gives the focus to what stands around something that is about to go: the nearest that can take it, at last the page's main part. */
export function focusAround(thing: Element | null) {
  thing?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}

/** What a button does that goes with what it does. */
export const leaving =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: Element }) => {
    focusAround(currentTarget)
    act()
  }
