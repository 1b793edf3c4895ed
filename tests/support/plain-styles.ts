/**
 * No style sheet of ours is loaded in these tests, so what an element's own `style` and its tag say is all there is to know of how it is shown.
 * jsdom compares each element with the two hundred rules of its own sheet, anew after every change of the page: a third of the time of a form's
 * tests, because names and roles are computed from what is shown.
 */
const initial: Readonly<Record<string, string>> = { visibility: 'visible', opacity: '1', 'pointer-events': 'auto' }
const inherited: ReadonlySet<string> = new Set(['visibility', 'pointer-events', 'cursor'])
/** What flows in a line: names of other elements are set apart by a space when they are put together. */
const inline =
  'a, abbr, b, bdi, bdo, br, cite, code, data, dfn, em, i, kbd, label, mark, q, rp, rt, ruby, s, samp, small, span, strong, sub, sup, svg, time, u, var, wbr'
/** What browsers do not show by itself. */
const unshown = '[hidden], head, link, meta, script, style, template, title, dialog:not([open]), datalist'

const ownValue = (element: Element, name: string): string =>
  'style' in element && element.style instanceof CSSStyleDeclaration ? element.style.getPropertyValue(name) : ''

function valueOf(element: Element, name: string): string {
  const own = ownValue(element, name)
  if (own !== '' && own !== 'inherit') return own
  if (name === 'display') return displayOf(element)
  const { parentElement } = element
  return inherited.has(name) && parentElement ? valueOf(parentElement, name) : (initial[name] ?? '')
}

function displayOf(element: Element): string {
  if (isShut(element) || element.matches(unshown)) return 'none'
  return element.matches(inline) ? 'inline' : 'block'
}

/** Inside details that are not open, all but the summary. */
function isShut(element: Element): boolean {
  const { parentElement } = element
  return (
    parentElement instanceof HTMLDetailsElement &&
    !parentElement.open &&
    element !== parentElement.querySelector('summary')
  )
}

const toCss = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** In place of `window.getComputedStyle`: properties are read by either spelling of their names. */
export function readPlainStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const read = (name: string) => (pseudo ? '' : valueOf(element, name))
  return new Proxy(element.ownerDocument.documentElement.style, {
    get: (_, name) => (name === 'getPropertyValue' ? read : typeof name === 'string' ? read(toCss(name)) : undefined),
  })
}
