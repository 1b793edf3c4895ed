import { describe, expect, it } from 'vitest'
import { noncePolicy } from './nonce-policy'

describe('noncePolicy', () => {
  it('is another one each time and allows nothing else inline but the script that remembers early taps', () => {
    const [first, second] = [noncePolicy('/products/list'), noncePolicy('/products/list')]
    expect(first).not.toBe(second)
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'sha256-[\w+/=]+';/)
    expect(first.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
  })
})
