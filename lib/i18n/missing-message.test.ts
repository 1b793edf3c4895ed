import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { missingMessage } from './missing-message'

it('shows the key of a message that is missing', () => {
  const messages: Record<string, Record<string, string>> = { warranty: { title: 'Warranty' } }
  const options = { locale: 'en', messages, getMessageFallback: missingMessage, onError: () => undefined }
  expect(createTranslator(options)('warranty.nothing')).toBe('warranty.nothing')
  expect(createTranslator({ ...options, namespace: 'warranty' })('nothing')).toBe('warranty.nothing')
  expect(createTranslator({ ...options, namespace: 'warranty' })('title')).toBe('Warranty')
})
