// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, Fragment, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { foldStill, tellStill } from './still-parts.mjs'

type Props = Record<string, unknown> & { children?: Node }
type Element = ['$', string, string | null, Props]
type Node = Element | string | number | null | readonly Node[]

const el = (type: string, props: Record<string, unknown>, ...children: Node[]): Element => [
  '$',
  type,
  null,
  children.length === 0 ? props : { ...props, children: children.length === 1 ? (children[0] ?? null) : children },
]
const isElement = (node: Node): node is Element => typeof node === 'object' && node !== null && node[0] === '$'

/** What React makes of such data. */
function toReact(node: Node): ReactNode {
  if (node === null || typeof node !== 'object') return node
  if (!isElement(node)) return createElement(Fragment, null, ...node.map(toReact))
  const { children, ...props } = node[3]
  return createElement(node[1], props, ...(children === undefined ? [] : [toReact(children)]))
}

const dataOf = (node: Node, ...further: string[]) => [`0:${JSON.stringify(node)}\n`, ...further].join('')
const pageOf = (node: Node) => renderToString(toReact(node))

/** What the browser reads in the data of a folded page, and the page then. */
function tell({ html, data }: { html: string; data: string }): { root: Node; body: string } {
  document.body.innerHTML = html
  const told = (runInThisContext(`(${tellStill})`) as (text: string) => string)(data)
  return { root: JSON.parse(told.slice(2, told.indexOf('\n'))) as Node, body: document.body.innerHTML }
}

const words = fc.stringMatching(/^[a-z&<"'ก-ฮぁ-ん ]{0,8}$/)
const attributes = fc.record(
  {
    className: words,
    id: words,
    title: words,
    'data-figures': fc.boolean(),
    'aria-hidden': fc.constantFrom('true', true, false),
    hidden: fc.boolean(),
    tabIndex: fc.nat(3),
    style: fc.constantFrom({ color: 'red' }, { '--x': '1', marginTop: '2px' }),
  },
  { requiredKeys: [] },
)
const { node: anyNode } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    { weight: 2, arbitrary: words },
    { weight: 1, arbitrary: fc.constantFrom(null, 0, 7) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.constantFrom('div', 'span', 'b', 'section', 'br'),
          attributes,
          fc.array(tie('node'), { maxLength: 3, size: 'max' }),
        )
        .map(([type, props, children]): Node => (type === 'br' ? el(type, props) : el(type, props, ...children))),
    },
  ),
}))

test('whatever a page is made of, the browser reads the same page in what is left of its data', () => {
  let folded = 0
  fc.assert(
    fc.property(anyNode, (node) => {
      const root = el('main', {}, ['$', '$L9', null, {}], node)
      // A component of the browser draws something of its own.
      const html = `<main><i></i>${pageOf(node)}</main>`
      const result = foldStill(html, dataOf(root, '9:I["a",[],"b"]\n'))
      if (!result) throw new Error('No data')
      folded += result.html.split('data-still').length - 1
      const { root: told, body } = tell(result)
      document.body.innerHTML = html
      expect(body).toBe(document.body.innerHTML)
      const inner = ((told as Element)[3].children as Node[])[1] ?? null
      // jsdom writes attributes in its own way, so both are read once.
      document.body.innerHTML = pageOf(inner)
      const again = document.body.innerHTML
      document.body.innerHTML = pageOf(node)
      expect(again.replaceAll('<!-- -->', '')).toBe(document.body.innerHTML.replaceAll('<!-- -->', ''))
    }),
    { numRuns: 60 },
  )
  expect(folded).toBeGreaterThan(5)
})

test('React takes such a part over as it stands', () => {
  const node = el('main', {}, el('p', {}, 'One'), el('div', {}, el('p', {}, 'Two ', 3), el('p', {}, 'Four')))
  const result = foldStill(pageOf(node), dataOf(node))
  const { root, body } = tell(result ?? { html: '', data: '' })
  const paragraph = document.querySelector('p')
  const failed = vi.fn()
  let react: Root | undefined
  act(() => {
    react = hydrateRoot(document.body, toReact(root), { onRecoverableError: failed })
  })
  expect(failed).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(body)
  expect(document.querySelector('p')).toBe(paragraph)
  act(() => {
    react?.render(toReact(el('main', {}, el('p', {}, 'Five'))))
  })
  expect(document.body.innerHTML).toBe('<main><p>Five</p></main>')
  act(() => {
    react?.unmount()
  })
})

const still = el('div', {}, el('p', {}, 'Springs'))

test.each<[string, string, Node, string[]]>([
  ['that the page says twice', `${pageOf(still)}${pageOf(still)}`, still, []],
  ['that the page says otherwise', '<div><p>springs</p></div>', still, []],
  [
    'with a component of the browser',
    '<div><p>Springs</p></div>',
    el('div', {}, el('p', {}, ['$', '$L9', null, {}])),
    [],
  ],
  [
    'with a control',
    '<div><p><input type="checkbox" name="a" value="b"/></p></div>',
    el('div', {}, el('p', {}, el('input', { type: 'checkbox', name: 'a', value: 'b' }))),
    [],
  ],
  ['where no script runs', `<noscript>${pageOf(still)}</noscript>`, el('noscript', {}, still), []],
  ['that the page says where no script runs', `<noscript>${pageOf(still)}</noscript>`, still, []],
  ['that others point into', pageOf(still), still, ['2:"$0:props:children"\n']],
])('a part %s is left as it is', (_, html, node, further) => {
  const data = dataOf(node, ...further)
  expect(foldStill(html, data)).toEqual({ html, data })
})

test('what only a folded part asked for goes with it; what others ask for stays', () => {
  const node = el('main', {}, el('div', {}, ['$2', '$L3']))
  const rows = [`2:${JSON.stringify(el('p', {}, 'Two'))}\n`, `3:${JSON.stringify(el('p', {}, 'Three'))}\n`]
  const html = '<main><div><p>Two</p><p>Three</p></div></main>'
  expect(foldStill(html, dataOf(node, ...rows))?.data).not.toMatch(/^[23]:/m)
  const asked = foldStill(html, dataOf(node, ...rows, '4:["$L9","$3"]\n'))?.data
  expect(asked).not.toMatch(/^2:/m)
  expect(asked).toMatch(/^3:/m)
})

test('data that have the mark themselves are refused', () => {
  expect(foldStill('', dataOf('\uE002'))).toBeNull()
})
