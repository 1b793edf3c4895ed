import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { typedEmailSchema } from './email'
import { typedPhoneSchema } from './phone'

describe('an e-mail address as typed', () => {
  it.each([
    ['taro@example.com', 'taro@example.com'],
    ['ｔａｒｏ＠example.com', 'taro@example.com'],
    [' ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ　', 'taro@example.com'],
    ['Somchai+yss@Example.com', 'Somchai+yss@Example.com'],
  ])('%s is %s', (typed, read) => expect(typedEmailSchema.max(200).parse(typed)).toBe(read))

  it.each(['', 'taro', 'taro＠', '＠example.com', 'taro@example', `${'a'.repeat(200)}@example.com`])(
    '%s is none',
    (typed) => expect(typedEmailSchema.max(200).safeParse(typed).success).toBe(false),
  )

  it('is described as one', () => {
    expect(z.toJSONSchema(typedEmailSchema.max(200), { io: 'input' })).toMatchObject({
      type: 'string',
      format: 'email',
      maxLength: 200,
    })
  })
})

describe('a phone number as typed', () => {
  it.each(['092-123-4567', '๐๙๒-๑๒๓-๔๕๖๗', '０９２－１２３－４５６７', '０３－１２３４－５６７８', '+66 92 123 4567'])(
    '%s goes to the service',
    (typed) => expect(typedPhoneSchema.safeParse(typed).success).toBe(true),
  )
  it.each(['', '０９２－１２３', '1669', 'call me soon'])('%s has too few digits', (typed) =>
    expect(typedPhoneSchema.safeParse(typed).success).toBe(false),
  )
})
