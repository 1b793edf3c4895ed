import { afterEach, beforeEach, expect, vi } from 'vitest'
import { callCompany } from './support/browser-company'

let errors: unknown[][] = []

beforeEach(() => {
  callCompany.mockReset()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args)
  })
})

afterEach(() => {
  expect(errors, 'unexpected console.error').toEqual([])
})
