import { expect, it } from 'vitest'
import { maskHeaders } from './mask-headers'

it('shows headers without what opens anything', () => {
  const headers = new Headers({
    cookie: 'i18n_redirected=th; auth._token.local=eyJhbGciOi; odd',
    authorization: 'Bearer eyJhbGciOi',
    'x-api-key': 'k3y',
    'x-revalidate-secret': 's3cret',
    'x-azure-ref': '0abc',
    'x-peer-address-1': '10.0.0.1',
    accept: 'text/html',
  })
  expect(maskHeaders(headers, ['x-peer-address-1'])).toEqual([
    { name: 'accept', value: 'text/html' },
    { name: 'authorization', value: null },
    { name: 'cookie', value: 'i18n_redirected=…; auth._token.local=…; odd=…' },
    { name: 'x-api-key', value: null },
    { name: 'x-azure-ref', value: '0abc' },
    { name: 'x-revalidate-secret', value: null },
  ])
})
