import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { missingMessage } from './missing-message'

it.each([
  [{ namespace: 'warranty', key: 'title' }, 'warranty.title'],
  [{ key: 'warranty.title' }, 'warranty.title'],
])('shows the key of a message that is missing', (missing, shown) => {
  expect(missingMessage(missing)).toBe(shown)
})

it('is what a page says in the place of the message', () => {
  const t = createTranslator({
    locale: 'en',
    messages: {},
    getMessageFallback: missingMessage,
    onError: () => undefined,
  }) as unknown as (key: string) => string
  expect(t('warranty.nothing')).toBe('warranty.nothing')
})
