import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobDepartments, jobPlaces, jobTypes } from '@/lib/contract/career-words'

const css = readFileSync('components/career/career.css', 'utf8')
  .replaceAll(/\s+/g, ' ')
  .replaceAll('( ', '(')
  .replaceAll(' )', ')')
const chosen = (name: string, value: string) => `:has([data-filter='${name}'] [value='${value}']:checked)`
const fields = [
  ['department', jobDepartments],
  ['place', jobPlaces],
  ['type', jobTypes],
] as const

it.each(fields)('every %s can be chosen: postings that have another are hidden', (name, values) => {
  for (const value of values)
    expect(css).toContain(`[data-jobs]${chosen(name, value)} [data-job]:not([data-${name}='${value}'])`)
})

it('a chosen department stays, the others go', () => {
  for (const value of jobDepartments) {
    expect(css).toContain(`[data-jobs]${chosen('department', value)} [data-group='${value}']`)
    expect(css).toContain(`[data-jobs]${chosen('department', value)} [data-group]:not([data-group='${value}'])`)
  }
})

it('what no place and type leaves says so: each department, and the whole list', () => {
  for (const place of jobPlaces)
    for (const type of jobTypes) {
      const both = `[data-jobs]${chosen('place', place)}${chosen('type', type)}`
      const without = `:not(:has([data-place='${place}'][data-type='${type}']))`
      expect(css).toContain(`${both} [data-group]${without}`)
      expect(css).toContain(`${both}${without}`)
    }
})
