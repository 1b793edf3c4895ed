import { describe, expect, it } from 'vitest'
import { findOtherTrade } from './other-trades'

describe('what nobody here sells', () => {
  it.each([
    'yamaha engine oil',
    'bicycle pump',
    'น้ำมันเครื่อง เวฟ',
    'エンジンオイル',
    '自転車の空気入れ',
    'tyres',
    'tyre price',
  ])('%s: whatever stands beside it', (query) => {
    expect(findOtherTrade(query)?.isSure).toBe(true)
  })

  it.each([
    ['pcx160 tyres', 'pcx160'],
    ['tyre rubs after lowering', 'rubs after lowering'],
    ['ハイエース タイヤ', 'はいえす'],
    ['เปลี่ยนเบอร์มือถือ', 'เบอร'],
  ])('%s: it depends on the rest', (query, rest) => {
    expect(findOtherTrade(query)).toEqual({ isSure: false, rest: expect.stringContaining(rest) })
  })

  it.each(['fork oil', 'damper oil', 'น้ำมันโช้ค', 'ยางกันกระแทก', 'บูชยาง', 'フォークオイル', 'จักรยานยนต์', 'air pump'])(
    '%s is ours',
    (query) => {
      expect(findOtherTrade(query)).toBeNull()
    },
  )
})
