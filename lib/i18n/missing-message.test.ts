import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { loadMessages } from './messages'
import { missingMessage } from './missing-message'

it('shows the key of a message that is missing', async () => {
  const whole = await loadMessages('en')
  const messages: typeof whole = JSON.parse(JSON.stringify({ ...whole, common: { previous: whole.common.previous } }))
  const options = { locale: 'en', messages, getMessageFallback: missingMessage, onError: () => undefined } as const
  expect(createTranslator(options)('common.next')).toBe('common.next')
  const inside = createTranslator({ ...options, namespace: 'common' })
  expect(inside('next')).toBe('common.next')
  expect(inside('previous')).toBe(whole.common.previous)
})
