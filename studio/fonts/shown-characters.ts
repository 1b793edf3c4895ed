import { weights, type Weight } from '@/scripts/fonts/faces'

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD'])
const strong = new Set(['H1', 'H2', 'H3', 'H4', 'TH', 'STRONG', 'B'])
/** What a style sheet draws strong in one place and plain in another. */
const either = new Set(['LABEL', 'LEGEND', 'SUMMARY'])

/** Weights an element's text can have; both where a state or a width of the screen decides (`aria-current:font-semibold`). */
function weightsOf(element: Element, inherited: readonly Weight[]): readonly Weight[] {
  const classes = [...element.classList]
  if (classes.some((name) => /^(?:font-semibold|font-bold|display|figure|label|button|badge)$/.test(name)))
    return ['600']
  if (either.has(element.tagName)) return weights
  const base = classes.some((name) => /^(?:font-normal|font-medium)$/.test(name))
    ? ['400' as const]
    : strong.has(element.tagName)
      ? ['600' as const]
      : inherited
  return classes.some((name) => /:font-(?:normal|medium|semibold|bold)$/.test(name)) ? weights : base
}

/** Characters of a page by weight, judged by its elements and classes. A wrong guess costs bytes, nothing else: the browser's choice counts. */
export function shownCharacters(root: Element): Map<Weight, Set<string>> {
  const shown = new Map<Weight, Set<string>>([
    ['400', new Set()],
    ['600', new Set()],
  ])
  const add = (text: string | null, drawn: readonly Weight[]) =>
    drawn.forEach((weight) => Array.from(text ?? '').forEach((character) => shown.get(weight)?.add(character)))
  const walk = (element: Element, inherited: readonly Weight[]) => {
    if (unseen.has(element.tagName)) return
    const drawn = weightsOf(element, inherited)
    add(element.getAttribute('placeholder'), drawn)
    for (const node of element.childNodes) if (node.nodeType === 3) add(node.textContent, drawn)
    for (const child of element.children) walk(child, drawn)
  }
  walk(root, ['400'])
  return shown
}
