// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { allowedPurposes, consentStore, type StoredConsent } from './consent-store'

const answer: StoredConsent = {
  receipt: 'r',
  key: 'k',
  version: cookieConsentVersion,
  at: '2026-11-24T03:00:00.000Z',
  way: 'choices',
  asked: ['analytics'],
  given: ['analytics'],
  signal: false,
  sent: true,
}

beforeEach(() => localStorage.clear())

it.each([
  ['never answered', null, ['analytics'], false, null],
  ['allowed', answer, ['analytics'], false, ['analytics']],
  ['refused', { ...answer, given: [] }, ['analytics'], false, []],
  ['under an older policy', { ...answer, version: '2026-11' }, ['analytics'], false, null],
  ['a purpose that was not asked about', answer, ['analytics', 'external-analytics'], false, null],
  ['allowed, then the signal', answer, ['analytics'], true, null],
  ['refused, then the signal', { ...answer, given: [] }, ['analytics'], true, []],
  ['allowed in spite of the signal', { ...answer, signal: true }, ['analytics'], true, ['analytics']],
  ['a purpose that is offered no more', { ...answer, given: ['external-analytics'] }, ['analytics'], false, []],
] as const)('%s', (_name, consent, offered, signal, allowed) => {
  expect(allowedPurposes(consent, offered, signal)).toEqual(allowed)
})

it('keeps an answer as it was given, and takes nonsense for none', () => {
  consentStore.write(answer)
  expect(consentStore.read()).toEqual(answer)
  for (const nonsense of ['7', '{}', '{"receipt":1}', JSON.stringify({ ...answer, way: 'force' })]) {
    localStorage.setItem('consent', nonsense)
    expect(consentStore.read()).toBeNull()
  }
  localStorage.setItem('consent', JSON.stringify({ ...answer, given: ['analytics', 'ads'] }))
  expect(consentStore.read()?.given).toEqual(['analytics'])
})
