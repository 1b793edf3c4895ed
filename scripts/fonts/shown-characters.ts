import type { Weight } from './slices'

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD'])
const strong = new Set(['H1', 'H2', 'H3', 'H4', 'TH', 'STRONG', 'B'])

function weightOf(element: Element, inherited: Weight): Weight {
  // A state or a width of the screen may decide (`aria-current:font-semibold`): where it can be strong, it counts as strong.
  const classes = [...element.classList].map((name) => name.slice(name.lastIndexOf(':') + 1))
  if (classes.some((name) => /^(?:font-semibold|font-bold|display|figure|label)$/.test(name))) return '600'
  if (classes.some((name) => /^(?:font-normal|font-medium)$/.test(name))) return '400'
  return strong.has(element.tagName) ? '600' : inherited
}

/** Characters of a page by weight, judged by its elements and classes. A wrong guess costs bytes, nothing else: the browser's choice counts. */
export function shownCharacters(root: Element): Map<Weight, Set<string>> {
  const shown = new Map<Weight, Set<string>>([['400', new Set()], ['600', new Set()]])
  const add = (text: string | null, weight: Weight) => Array.from(text ?? '').forEach((character) => shown.get(weight)?.add(character))
  const walk = (element: Element, inherited: Weight) => {
    if (unseen.has(element.tagName)) return
    const weight = weightOf(element, inherited)
    add(element.getAttribute('placeholder'), weight)
    for (const node of element.childNodes) if (node.nodeType === 3) add(node.textContent, weight)
    for (const child of element.children) walk(child, weight)
  }
  walk(root, '400')
  return shown
}
