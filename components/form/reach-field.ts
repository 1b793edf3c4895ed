/** The last control of its form before this one that can take the focus: what a list that is closed waits for. */
function whatItWaitsFor(control: HTMLElement): HTMLElement | undefined {
  const all = [...(control.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])]
  return all.slice(0, Math.max(0, all.indexOf(control))).findLast((other) => other.matches(':enabled'))
}

/** Brings the keyboard to the control of an `id`: what is folded around it opens, and one that is disabled leads to what it waits for. False = there is none. */
export function reachField(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const reached = control.matches(':disabled') ? whatItWaitsFor(control) : control
  reached?.focus()
  return true
}
