import { describe, expect, it } from 'vitest'
import { endHeadersOf, isOver } from './page-end.mjs'

const page = (attributes: string) => `<html><body><div data-frame="true"${attributes} class="x"><p>a</p></div>`
const midnight = '2026-11-23T17:00:00.000Z'

describe('the end of a stored page', () => {
  it('is what its frame names, as a header, and nginx keeps no copy', () => {
    expect(endHeadersOf(page(` data-until="${midnight}"`))).toEqual({
      expires: 'Mon, 23 Nov 2026 17:00:00 GMT',
      'x-accel-expires': '0',
    })
    expect(endHeadersOf(page(` data-fills="true" data-until="${midnight}"`))).toHaveProperty('expires')
  })

  it('is nothing that its content says', () => {
    expect(endHeadersOf(page(''))).toEqual({})
    expect(endHeadersOf(`${page('')}<p data-until="${midnight}">`)).toEqual({})
  })

  it('comes at the instant itself', () => {
    const headers = endHeadersOf(page(` data-until="${midnight}"`))
    expect(isOver(headers, Date.parse(midnight) - 1)).toBe(false)
    expect(isOver(headers, Date.parse(midnight))).toBe(true)
    expect(isOver({}, Date.parse(midnight))).toBe(false)
    expect(isOver(undefined, Date.parse(midnight))).toBe(false)
  })
})
