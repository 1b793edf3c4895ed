import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json'

const parse = (text: string) => parseJson(new TextEncoder().encode(text))
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('parseJson', () => {
  it('reads JSON in UTF-8, with or without a byte order mark', () => {
    expect(parse('{"name":"สมชาย 健太"}')).toEqual({ name: 'สมชาย 健太' })
    expect(parse('\uFEFF[1]')).toEqual([1])
  })

  it.each(['', '{', 'a=b', '[1,]', '"', '"\\"'])('refuses %j', (text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', message: 'The body is not JSON' }),
    )
  })

  it('takes 32 levels, not 33, however they are mixed', () => {
    expect(parse(nested(32))).toBeInstanceOf(Array)
    for (const text of [nested(33), '{"a":['.repeat(17), '['.repeat(60_000), nested(100_000)])
      expect(() => parse(text)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', message: 'The body is nested too deeply' }),
      )
  })

  it('counts no brackets inside of texts', () => {
    const text = `${'['.repeat(100)}"\\`
    expect(parse(JSON.stringify({ text, [text]: 1 }))).toEqual({ text, [text]: 1 })
    expect(() => parse(`["\\"",${nested(32)}]`)).toThrow('nested')
  })
})
