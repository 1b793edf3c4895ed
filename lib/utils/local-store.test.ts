// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalStore, parseIds } from './local-store'

const open = () => createLocalStore<string[]>('compare', [], (stored) => parseIds(stored, 3))

beforeEach(() => localStorage.clear())

describe('local store', () => {
  it('keeps a value for the next page', () => {
    open().write(['a', 'b'])
    expect(open().read()).toEqual(['a', 'b'])
    expect(open().readOnServer()).toEqual([])
  })

  it('answers the same object until the value changes', () => {
    const store = open()
    store.write(['a'])
    const before = store.read()
    expect(store.read()).toBe(before)
    store.write(['a', 'b'])
    expect(store.read()).not.toBe(before)
  })

  it.each(['not json', '{"a":1}', 'null', '7', '[1,null,"A B","<x>"]'])('makes nothing of %s', (text) => {
    localStorage.setItem('compare', text)
    expect(open().read()).toEqual([])
  })

  it('tells listeners of this page and of other tabs, until they leave', () => {
    const store = open()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.write(['a'])
    expect(listener).toHaveBeenCalledTimes(1)
    dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(3)
    dispatchEvent(new StorageEvent('storage', { key: 'others' }))
    leave()
    store.write(['b'])
    dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('lives without storage', () => {
    const store = open()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => store.write(['a'])).not.toThrow()
    expect(store.read()).toEqual([])
  })
})

describe('parseIds', () => {
  it.each<[unknown, string[]]>([
    [
      ['a', 'b-2'],
      ['a', 'b-2'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c'],
    ],
    [['', 'x'.repeat(121), 'ก', 'a b', 'ok'], ['ok']],
    ['a,b', []],
    [undefined, []],
  ])('%j', (stored, ids) => {
    expect(parseIds(stored, 3)).toEqual(ids)
  })
})
