import { describe, expect, it } from 'vitest'
import { asksClaim, asksForJob, asksMeaning, isQuestion } from './questions'

describe('questions', () => {
  it.each(['what is sag', 'プリロードとは', 'คลิกคืออะไร', "what's rebound"])('hears in %s what is meant', (query) =>
    expect(asksMeaning(query)).toBe(true),
  )
  it.each([
    'can i replace only one shock',
    'โช้คแก๊สดียังไง',
    'ショックは自分で交換できる',
    'do lowering springs ruin shocks',
    'วิธีปรับโช้ค',
    'เปลี่ยนโช้คกี่นาที',
    '交換 何時間',
  ])('hears a question in %s', (query) => expect(isQuestion(query)).toBe(true))
  it.each(['leaking after 3 months', 'โช้ครั่วเคลมได้มั้ย', '保証で直してもらえますか'])(
    'hears in %s that a claim is meant',
    (query) => expect(asksClaim(query)).toBe(true),
  )
  it.each(['jobs for welders', 'รับสมัครช่าง', '溶接 求人'])('hears in %s that work is looked for', (query) =>
    expect(asksForJob(query)).toBe(true),
  )
  it.each(['my shock leaks', '3 inch lift', 'โช้ครั่ว'])('hears no claim in %s', (query) =>
    expect(asksClaim(query)).toBe(false),
  )
  it.each(['pcx160 rear shock', 'how much are shocks', 'โช้คหลังเวฟ125', 'リアショック'])('hears none in %s', (query) =>
    expect(isQuestion(query)).toBe(false),
  )
})
