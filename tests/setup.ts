import { afterEach, beforeEach, expect, vi } from 'vitest'
import { callCompany, prepareCalls } from './support/browser-company'

let errors: unknown[][] = []

beforeEach(() => {
  callCompany.mockReset()
  prepareCalls.mockReset()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args)
  })
})

afterEach(() => {
  expect(errors, 'unexpected console.error').toEqual([])
})
