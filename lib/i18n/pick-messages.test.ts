import { describe, expect, it } from 'vitest'
import en from '@/messages/en/form.json'
import { loadMessages } from './messages'
import { pickMessages, type MessagePath } from './pick-messages'

describe('pickMessages', () => {
  it('takes namespaces, parts and single messages, each at its place', async () => {
    const picked = pickMessages(await loadMessages('en'), ['form.summary', 'form.errors.phone', 'form.phone'])
    expect(picked).toEqual({ form: { summary: en.summary, errors: { phone: en.errors.phone }, phone: en.phone } })
  })

  it('leaves the messages as they are', async () => {
    const messages = await loadMessages('en')
    const before = structuredClone(messages)
    pickMessages(messages, ['form', 'form.errors.phone', 'warranty.check'])
    expect(messages).toEqual(before)
  })

  it('refuses a path where nothing is', async () => {
    const gone = 'form.gone' as MessagePath
    const messages = await loadMessages('en')
    expect(() => pickMessages(messages, [gone])).toThrow('form.gone')
  })
})
