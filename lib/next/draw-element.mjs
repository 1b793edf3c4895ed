// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: draw-element.d.mts.

const lone = new Set(['area', 'br', 'col', 'hr', 'img', 'source', 'track', 'wbr'])
/** Whose content browsers read as something else than elements, or React fills from its state. */
export const opaque = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'option',
  'iframe',
  'object',
])
/** What React puts where it belongs, and controls: a form hears of changes only in those that React has. */
const left = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'base', 'input'])
const switches = new Set([
  'hidden',
  'open',
  'disabled',
  'required',
  'multiple',
  'download',
  'controls',
  'loop',
  'noValidate',
  'itemScope',
])
const silent = new Set(['children', 'suppressHydrationWarning'])
const otherNames = new Map(
  Object.entries({ className: 'class', htmlFor: 'for', tabIndex: 'tabindex', crossOrigin: 'crossorigin' }).concat(
    [
      'strokeWidth',
      'strokeLinecap',
      'strokeLinejoin',
      'strokeDasharray',
      'strokeDashoffset',
      'strokeOpacity',
      'fillOpacity',
      'fillRule',
    ]
      .concat(
        'clipPath',
        'clipRule',
        'textAnchor',
        'fontSize',
        'fontWeight',
        'stopColor',
        'stopOpacity',
        'dominantBaseline',
        'vectorEffect',
      )
      .map((name) => [name, dashed(name)]),
  ),
)
const characters = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }))

/** @param {string} name */
function dashed(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** @param {unknown} text */
function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => characters.get(character) ?? '')
}

/** @param {Record<string, unknown>} style */
function drawStyle(style) {
  const parts = Object.entries(style).map(([name, value]) =>
    typeof value === 'string' && !value.startsWith('$')
      ? `${name.startsWith('--') ? name : dashed(name)}:${escaped(value.trim())}`
      : null,
  )
  return parts.includes(null) ? null : ` style="${parts.join(';')}"`
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {string | null} null = not sure
 */
function drawAttribute(name, value) {
  if (silent.has(name) || value === null) return ''
  if (name === 'style')
    return typeof value === 'object' ? drawStyle(/** @type {Record<string, unknown>} */ (value)) : null
  if (typeof value === 'object' || /^on[A-Z]|^default[A-Z]|^dangerously|^(?:checked|ref)$/.test(name)) return null
  if (typeof value === 'boolean') {
    if (/^(?:aria|data)-/.test(name)) return ` ${name}="${value}"`
    if (!value) return ''
    return switches.has(name) ? ` ${name}=""` : null
  }
  return ` ${otherNames.get(name) ?? name}="${escaped(value)}"`
}

/** @typedef {{ afterText: boolean }} Pen Two texts that follow each other are parted by a comment. */

/**
 * Draws what a row of React's data describes as React's server does, where that is nothing but elements of HTML and text.
 * @param {(id: string) => unknown} readRow undefined = no row of this kind
 */
export function createDrawing(readRow) {
  /** @type {Map<object, string | null>} */
  const drawn = new Map()

  /**
   * @param {string} text
   * @param {Pen} pen
   */
  function drawText(text, pen) {
    if (text === '') return ''
    const parted = pen.afterText ? '<!-- -->' : ''
    pen.afterText = true
    return parted + escaped(text)
  }

  /**
   * @param {unknown} node
   * @param {Pen} pen
   * @returns {string | null}
   */
  function drawNode(node, pen) {
    if (node === null || node === undefined || typeof node === 'boolean' || node === '$undefined') return ''
    if (typeof node === 'number') return drawText(String(node), pen)
    if (typeof node === 'string') {
      if (!node.startsWith('$')) return drawText(node, pen)
      if (node.startsWith('$$')) return drawText(node.slice(1), pen)
      const id = /^\$L?([0-9a-f]+)$/.exec(node)?.[1]
      const row = id === undefined ? undefined : readRow(id)
      return row === undefined ? null : drawNode(row, pen)
    }
    if (!Array.isArray(node)) return null
    if (!isElement(node)) {
      const parts = node.map((part) => drawNode(part, pen))
      return parts.includes(null) ? null : parts.join('')
    }
    const [, type, , props] = node
    if (isFragment(type)) return drawNode(props.children, pen)
    pen.afterText = false
    return draw(node)
  }

  /** @param {string} type */
  function isFragment(type) {
    return /^\$[0-9a-f]+$/.test(type) && readRow(type.slice(1)) === '$Sreact.fragment'
  }

  /** A text that stands in a row of its own, because others say it, too. */
  function resolve(/** @type {unknown} */ value) {
    if (typeof value !== 'string' || !value.startsWith('$')) return value
    if (value === '$undefined') return null
    if (value === '$-0') return 0
    if (value.startsWith('$$')) return value.slice(1)
    const row = /^\$[0-9a-f]+$/.test(value) ? readRow(value.slice(1)) : undefined
    return typeof row === 'string' && !row.startsWith('$') ? row : undefined
  }

  /** @param {FlightElement} element */
  function drawAnew([, type, , props]) {
    if (opaque.has(type) || left.has(type) || !/^[a-z]/i.test(type)) return null
    const attributes = Object.entries(props).map(([name, given]) => {
      const value = name === 'children' ? null : resolve(given)
      return value === undefined ? null : drawAttribute(name, value)
    })
    if (attributes.includes(null)) return null
    const start = `<${type}${attributes.join('')}`
    if (lone.has(type)) return `${start}/>`
    const content = drawNode(props.children, { afterText: false })
    return content === null ? null : `${start}>${content}</${type}>`
  }

  /**
   * @param {FlightElement} element
   * @returns {string | null} null = it is not sure that React draws nothing else
   */
  function draw(element) {
    const known = drawn.get(element)
    if (known !== undefined) return known
    // Who stands in himself is nothing that can be drawn.
    drawn.set(element, null)
    const html = drawAnew(element)
    drawn.set(element, html)
    return html
  }

  return { draw, drawChildren: (/** @type {unknown} */ children) => drawNode(children, { afterText: false }) }
}

/** @typedef {['$', string, unknown, Record<string, unknown>]} FlightElement */

/**
 * @param {unknown} value
 * @returns {value is FlightElement}
 */
export function isElement(value) {
  return (
    Array.isArray(value) &&
    value[0] === '$' &&
    typeof value[1] === 'string' &&
    typeof value[3] === 'object' &&
    value[3] !== null
  )
}
