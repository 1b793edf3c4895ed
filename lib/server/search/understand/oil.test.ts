import { describe, expect, it } from 'vitest'
import { readOil } from './oil'

describe('oil', () => {
  it.each([
    ['fork oil 10w 1 litre', 'fork oil 32 1 l'],
    ['fork oil SAE 5W', 'fork oil 22'],
    ['น้ำมันโช้ค 15W 500 มล.', 'น้ำมันโช้ค 46 0.5 l'],
    ['フォークオイル 10W 1リットル', 'フォークオイル 32 1 l'],
    ['fork oil no 5', 'fork oil 22'],
    ['น้ำมันโช้คหน้า เบอร์ 10', 'น้ำมันโช้คหน้า 32'],
    ['フォークオイル 10番', 'フォークオイル 32'],
    ['โช้คเบอร์ 10', 'โช้คเบอร์ 10'],
    ['fork oil 500ml', 'fork oil 0.5 l'],
    ['click 125 10w', 'click 125 10w'],
    ['fork oil 10w vs 15w', 'fork oil  '],
  ])('reads %s as %s', (typed, read) => expect(readOil(typed)).toBe(read))
})
