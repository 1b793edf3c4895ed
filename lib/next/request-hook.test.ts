import { expect, it } from 'vitest'
import { addressHeader } from '@/lib/routes/address'
import { readRequest } from './request-hook'

it.each([
  ['GET', '/%70roducts', { method: 'GET', url: '/products', headers: {} }],
  ['GET', '/%zz', { method: 'GET', url: '/', headers: { [addressHeader]: 'broken' } }],
  ['TRACE', '/', { method: 'GET', url: '/', headers: { [addressHeader]: 'trace' } }],
  ['TRACE', '/%zz', { method: 'GET', url: '/', headers: { [addressHeader]: 'trace' } }],
  ['PUT', '/', { method: 'PUT', url: '/', headers: {} }],
])('%s %s, marked by its visitor, is what Next can read', (method, url, read) => {
  const request = { method, url, headers: { [addressHeader]: 'missing' } }
  readRequest(request)
  expect(request).toEqual(read)
})
