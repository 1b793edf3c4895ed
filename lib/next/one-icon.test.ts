import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mdiClose } from '@mdi/js'
import { describe, expect, test } from 'vitest'
import oneIcon from './one-icon.mjs'

const icons = readFileSync(createRequire(import.meta.url).resolve('@mdi/js/mdi.js'), 'utf8')

describe('oneIcon', () => {
  test('is the module of the icon that is asked for, and of no other', () => {
    expect(oneIcon.call({ resourceQuery: '?mdiClose' }, icons)).toBe(`export var mdiClose = "${mdiClose}";`)
  })

  test('an icon that is not there stops the build', () => {
    expect(() => oneIcon.call({ resourceQuery: '?mdiClos' }, icons)).toThrow('mdiClos')
  })
})
