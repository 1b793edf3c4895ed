import { moveTo } from '@/lib/drawings/cutaway/move-to'

type State = { stroke: number; direction: 'in' | 'out'; gasShare: number }

const setEach = (root: ParentNode, selector: string, change: (element: Element) => void) =>
  root.querySelectorAll(selector).forEach(change)
const numberOf = (element: Element, name: string) => Number(element.getAttribute(name))

/**
 * Moves every marked part of a drawing: `data-rate` slides, `data-tip` is the moving end of a line, `data-flow` is one of two states, `data-bubble` shrinks.
 * @param gasShare what is left of the gas volume, of the extended damper's
 */
export function moveParts(root: ParentNode, { stroke, direction, gasShare }: State): void {
  setEach(root, '[data-rate]', (part) =>
    part.setAttribute('transform', moveTo(numberOf(part, 'data-rate'), stroke) ?? ''),
  )
  setEach(root, '[data-tip]', (line) =>
    line.setAttribute(
      'x2',
      String(Math.round((numberOf(line, 'data-tip') + numberOf(line, 'data-tip-rate') * stroke) * 10) / 10),
    ),
  )
  setEach(root, '[data-flow]', (state) =>
    state.getAttribute('data-flow') === direction
      ? state.removeAttribute('display')
      : state.setAttribute('display', 'none'),
  )
  const scale = Math.cbrt(gasShare)
  setEach(root, '[data-bubble]', (bubble) =>
    bubble.setAttribute('r', (numberOf(bubble, 'data-bubble') * scale).toFixed(2)),
  )
}
