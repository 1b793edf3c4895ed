declare global {
  interface Window {
    /** Kept by `lib/next/early-taps.ts`. */
    __earlyTaps?: HTMLButtonElement[]
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = { control: Control; value: string; checked: boolean }

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Whether the visitor has put something else there than the page came with. */
function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked && !control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex > 0 && !control.selectedOptions[0]?.defaultSelected
  return control.value !== control.defaultValue
}

/** What has been typed and chosen below an element so far. Forms with an address of their own work without script and need no help. */
export function readEarlyInput(root: ParentNode): Entry[] {
  return [...root.querySelectorAll<Control>('input:not([type=file], [type=hidden]), select, textarea')]
    .filter((control) => !control.form?.hasAttribute('action') && isChanged(control))
    .map((control) => ({ control, value: control.value, checked: isTicked(control) && control.checked }))
}

/**
 * Says it again, as if it were typed now. React hears of a change only when a value differs from the last one it saw or set, which it
 * notes when the property of the element itself is set, but not when that of its prototype is.
 */
export function repeatInput({ control, value, checked }: Entry): void {
  if (!control.isConnected || control.disabled) return
  if (isTicked(control)) {
    control.checked = !checked
    control.click()
  } else if (control instanceof HTMLSelectElement) {
    if (![...control.options].some((option) => option.value === value)) return
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const latest = isChanged(control) ? control.value : value
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, latest)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Presses the buttons again that were pressed before anybody listened, in their order. */
export function repeatTaps(): void {
  const taps = window.__earlyTaps ?? []
  delete window.__earlyTaps
  for (const button of taps) if (button.isConnected) button.click()
}
