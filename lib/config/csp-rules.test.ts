import { describe, expect, it } from 'vitest'
import { contentSecurityRules, noncePolicy } from './csp-rules'

const valueAt = (index: number, siteUrl = '') => contentSecurityRules(siteUrl, false)[index]?.headers[0]?.value ?? ''

describe('contentSecurityRules', () => {
  it('lets nobody frame a page but the widget', () => {
    expect(valueAt(0)).toContain("frame-ancestors 'none'")
    expect(valueAt(1)).toContain('frame-ancestors *')
    expect(valueAt(2)).toContain("frame-ancestors 'none'")
  })

  it('gives answers of the API nothing to load', () => {
    expect(valueAt(2)).toContain("default-src 'none'")
  })

  it('allows eval in development only', () => {
    expect(contentSecurityRules('', true)[0]?.headers[0]?.value).toContain("'unsafe-eval'")
    expect(valueAt(0)).not.toContain('unsafe-eval')
  })
})

describe('noncePolicy', () => {
  it('is another one each time and allows nothing else inline but the script that remembers early taps', () => {
    const [first, second] = [noncePolicy('/products/list'), noncePolicy('/products/list')]
    expect(first).not.toBe(second)
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'sha256-[\w+/=]+';/)
    expect(first.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
  })
})
