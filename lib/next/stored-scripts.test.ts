// @vitest-environment jsdom
import { runInNewContext, runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrangeScripts } from './stored-scripts.mjs'

type Piece = [kind: number, text?: string]

declare global {
  var __next_f: Piece[] | undefined
}

const flight = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const pieces = ['1:"a \\" b"\n', '2:["$","p",null,{"children":"x])<\\/script>"}]\n', '3:["日本"]\n']
const pageOf = (...further: string[]) =>
  [
    '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>',
    '<link rel="preload" as="image" href="/pictures/hero.avif"/>',
    '<script src="/_next/static/chunks/main-2.js" async=""></script><script src="/_next/static/chunks/polyfills-3.js" noModule=""></script></head>',
    '<body><section><p>Words</p></section><footer>日本</footer><script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...pieces.map(flight),
    flight('4:null\n'),
    ...further,
    '</body></html>',
  ].join('')

const html = pageOf()
const arranged = arrangeScripts(html)
const inlineScripts = (page: string) => [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)
const written = () => {
  const store: { __next_f: Piece[] } = { __next_f: [] }
  for (const body of inlineScripts(html)) runInNewContext(body, { self: store })
  return store.__next_f
}
const joined = (pieces: readonly Piece[] = []) =>
  pieces.reduce((text, [kind, piece = '']) => text + (kind === 1 ? piece : `<${kind}>`), '')

describe('the scripts of a stored page', () => {
  it('are one that the policy has to name', () => {
    expect(inlineScripts(arranged)).toHaveLength(1)
  })

  it('leave the head and what is no chunk alone', () => {
    expect(arranged).toContain(
      '<link rel="preload" as="image" href="/pictures/hero.avif"/><script src="/_next/static/chunks/polyfills-3.js" noModule=""></script></head>',
    )
    expect(arranged).toContain('<p>Words</p>')
    expect(arranged).not.toContain('as="script"')
  })

  it('are left as they are on a page that its address fills', () => {
    const filled = html.replace('<p>', '<p data-fills="true">')
    expect(arrangeScripts(filled)).toBe(filled)
  })

  it('are left as they are on a page with data that are not text', () => {
    const bytes = pageOf('<script>self.__next_f.push([3,"AA=="])</script>')
    expect(arrangeScripts(bytes)).toBe(bytes)
    const marked = pageOf(flight('5:"\uE000"\n'))
    expect(arrangeScripts(marked)).toBe(marked)
  })

  it('are arranged once', () => {
    expect(arrangeScripts(arranged)).toBe(arranged)
    expect(arrangeScripts('<html><body>Gone</body></html>')).toBe('<html><body>Gone</body></html>')
  })

  describe('when the page runs', () => {
    const loaded = () =>
      [...document.head.querySelectorAll('script')].map(({ src, id, async }) => [new URL(src).pathname, id, async])
    const both = [
      ['/_next/static/chunks/main-2.js', '', true],
      ['/_next/static/chunks/webpack-1.js', '_R_', true],
    ]
    const run = () => {
      document.body.innerHTML = arranged.slice(arranged.indexOf('<body>'))
      runInThisContext(inlineScripts(arranged).at(-1) ?? '')
    }

    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
      document.head.replaceChildren()
      document.body.replaceChildren()
      delete self.__next_f
    })

    it('are asked for after the first frame, each once', () => {
      const frames: FrameRequestCallback[] = []
      vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
      run()
      expect(loaded()).toEqual([])
      frames.forEach((frame) => frame(0))
      expect(loaded()).toEqual([])
      vi.advanceTimersByTime(1)
      expect(loaded()).toEqual(both)
      expect(joined(self.__next_f)).toBe(joined(written()))
      expect(document.querySelectorAll('script[data-rows]')).toHaveLength(0)
      vi.advanceTimersByTime(5000)
      expect(loaded()).toEqual(both)
      expect(self.__next_f).toHaveLength(2)
    })

    it('come without a frame too', () => {
      vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
      run()
      vi.advanceTimersByTime(1000)
      expect(loaded()).toEqual(both)
    })

    it('come at once in the background, where nothing is drawn', () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      run()
      expect(loaded()).toEqual(both)
    })
  })
})
