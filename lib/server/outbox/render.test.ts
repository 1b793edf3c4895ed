import { describe, expect, it } from 'vitest'
import { localeList } from '@/lib/i18n/locales'
import { claimStates, warrantyStates } from '@/lib/contract/warranty-words'
import { renderMessage } from './render'
import { templates, type TemplateData, type TemplateName } from './templates'

const passportUrl = 'https://example.com/passport/W-1#token'
const appointment = {
  workshop: 'W & <b>Co</b>',
  address: '1 Road',
  day: '2026-12-01',
  time: '09:30',
  job: 'Fitting',
  manageUrl: 'https://example.com/appointment/manage#token',
}
const samples: TemplateData = {
  warrantyRegistered: {
    number: 'W-1',
    productName: 'Shock "A" & <B>',
    productCode: 'RZ362',
    serials: ['S1', 'S2'],
    coveredUntil: '2028-11-20',
    proofMissing: true,
    passportUrl,
    stopUrl: 'https://example.com/messages#token',
    state: 'active',
  },
  warrantyChanged: { number: 'W-1', state: 'needs-information', reason: '<script>alert(1)</script>', passportUrl },
  warrantyCode: { code: '123456', minutes: 10 },
  warrantyPin: { number: 'W-1', pin: '407138' },
  warrantyNewPin: { number: 'W-1', pin: '407138', hours: 24 },
  warrantyLink: { number: 'W-1', passportUrl },
  warrantyContact: { number: 'W-1', contactUrl: 'https://example.com/contactUs' },
  claimOpened: { number: 'W-1', claimNumber: 'C-1', passportUrl },
  claimChanged: { number: 'W-1', claimNumber: 'C-1', state: 'approved-repair', reason: null, passportUrl },
  claimAnswered: { number: 'W-1', claimNumber: 'C-1', passportUrl },
  claimReplied: { number: 'W-1', claimNumber: 'C-1', text: 'It leaks again.\nBoth sides.', photoCount: 2 },
  warrantyAnswered: { number: 'W-1', claimNumber: null, passportUrl },
  warrantyReplied: { number: 'W-1', claimNumber: null, text: 'It is a 2023 model.', photoCount: 1 },
  warrantyExpiring: { number: 'W-1', productName: 'Shock', coveredUntil: '2028-11-20', passportUrl },
  serviceDue: {
    number: 'W-1',
    productName: 'Shock',
    dueOn: '2028-11-20',
    passportUrl,
    stopUrl: 'https://example.com/messages#token',
  },
  appointmentBooked: appointment,
  appointmentChanged: appointment,
  appointmentCancelled: appointment,
  appointmentReminder: appointment,
  wishKept: { vehicle: 'Toyota Yaris 2024', manageUrl: 'https://example.com/car-spring/coming-soon/wish#token' },
  wishAnswered: { vehicle: 'Toyota Yaris 2024', pageUrl: 'https://example.com/car-spring/yaris#token' },
  caseCode: { code: '123456', minutes: 10 },
  deskAnswer: { number: 'C-1', text: 'Please bring the part.\n<b>Thank you</b>', url: passportUrl },
  caseOpened: {
    kind: 'Message',
    number: 'R-1',
    dueOn: '2028-11-20',
    resultOn: '2029-02-03',
    eraseOn: '2029-11-20',
    caseUrl: 'https://example.com/case#token',
  },
  caseMoved: {
    kind: 'Message',
    number: 'R-1',
    state: 'In progress',
    replied: true,
    caseUrl: 'https://example.com/case#token',
  },
  caseForCompany: {
    kind: 'Message',
    number: 'R-1',
    lang: 'th',
    dueOn: '2028-11-20',
    resultOn: null,
    lines: [{ label: 'Name', value: '<b>Co</b> X' }],
  },
  caseReplied: { kind: 'Message', number: 'R-1' },
  buildPublished: {
    number: 'R-1',
    caseUrl: 'https://example.com/case#token',
    pageUrl: 'https://example.com/community/one#token',
  },
  buildDeclined: { number: 'R-1', caseUrl: 'https://example.com/case#token', replied: false },
  buildTakenBack: { number: 'R-1', pageUrl: null },
  buildReported: {
    title: 'PCX <b>Co</b>',
    reason: 'Wrong',
    note: '<script>alert(1)</script>',
    pageUrl: 'https://example.com/community/one#token',
  },
  accountCode: { code: '123456', minutes: 10 },
  accountKnown: { signInUrl: 'https://example.com/login#token', resetUrl: 'https://example.com/password/forgot#token' },
  accountReset: { resetUrl: 'https://example.com/password/reset#token', minutes: 30 },
  accountUnknown: { registerUrl: 'https://example.com/register#token' },
  accountPasswordChanged: { resetUrl: 'https://example.com/password/forgot#token' },
  accountSecondFactor: { resetUrl: 'https://example.com/password/forgot#token' },
  accountCodeReused: { resetUrl: 'https://example.com/password/forgot#token' },
  accountPasskey: { change: 'added', resetUrl: 'https://example.com/password/forgot#token' },
  accountAddressChanged: { contactUrl: 'https://example.com/contactUs#token' },
  accountErased: { policyUrl: 'https://example.com/privacyPolicy#token' },
  dealerInvitation: { dealer: 'Sample shop', endsOn: '2026-12-07', joinUrl: 'https://example.com/user/dealer/join' },
  dealerListingDue: { dealer: 'Sample shop', cornerUrl: 'https://example.com/user/dealer' },
  dealerChangeDecided: {
    dealer: 'Sample shop',
    field: '<b>Co</b>',
    verdict: 'refused',
    moment: '',
    reason: '<script>alert(1)</script>',
    cornerUrl: 'https://example.com/user/dealer',
  },
  wishesByPhone: { wishes: [{ vehicle: '<b>Co</b> X 2024', phone: '+66812345678', lang: 'ja', pageUrl: null }] },
}
const names = Object.keys(templates) as TemplateName[]
const withoutLink: readonly TemplateName[] = [
  'warrantyCode',
  'warrantyPin',
  'warrantyNewPin',
  'wishesByPhone',
  'claimReplied',
  'warrantyReplied',
  'caseCode',
  'accountCode',
  'caseForCompany',
  'caseReplied',
  'buildTakenBack',
]
/** Goes to whom the link is no longer for. */
const withoutToken: readonly TemplateName[] = [
  'warrantyContact',
  'dealerInvitation',
  'dealerListingDue',
  'dealerChangeDecided',
]

describe.each(localeList)('messages in %s', (locale) => {
  it.each(names)('%s is whole as e-mail and as SMS', async (name) => {
    const email = await renderMessage('email', locale, name, samples[name])
    expect(email.subject).not.toBe('')
    expect(email.subject + email.text + (email.html ?? '')).not.toMatch(/undefined|\[object|\bmail\.\w|\{\w/)
    expect(email.html).not.toMatch(/<script|<B>|<b>Co/)
    expect(email.html).toContain(`<html lang="${locale}">`)
    const sms = await renderMessage('sms', locale, name, samples[name])
    expect(sms).toMatchObject({ subject: '', html: null })
    expect(sms.text).not.toContain('\n')
    for (const { text } of [email, sms]) {
      if (withoutLink.includes(name)) expect(text).not.toMatch(/http|#token/)
      else if (withoutToken.includes(name)) expect(text).toMatch(/https:\/\/example\.com\/[^\s#]+(\s|$)/)
      else expect(text).toMatch(/https:\/\/example\.com\/\S+#token(\s|$)/)
    }
  })

  it('has words for every state', async () => {
    for (const state of warrantyStates)
      await renderMessage('email', locale, 'warrantyChanged', { ...samples.warrantyChanged, state })
    for (const state of claimStates)
      await renderMessage('email', locale, 'claimChanged', { ...samples.claimChanged, state })
  })
})

it.each(['en', 'th', 'ja'] as const)(
  'breaks and links what is long in %s, so that it fits a telephone',
  async (locale) => {
    const { html } = await renderMessage('email', locale, 'warrantyRegistered', samples.warrantyRegistered)
    expect(html).toContain(`<a href="${samples.warrantyRegistered.stopUrl}"`)
    for (const [paragraph] of (html ?? '').matchAll(/<p [^>]*>[^<]*<a href="[^"]*" style="color[^>]*>/g))
      expect(paragraph).toContain('overflow-wrap:anywhere')
  },
)

it('names facts with the colon of the language', async () => {
  const textIn = async (locale: 'en' | 'ja') =>
    (await renderMessage('email', locale, 'warrantyLink', samples.warrantyLink)).text
  expect(await textIn('en')).toContain('Warranty number: W-1')
  expect(await textIn('ja')).toContain('保証番号：W-1')
})

describe('a day', () => {
  it.each([
    ['en', '20 November 2028'],
    ['th', '20 พฤศจิกายน 2571'],
    ['ja', '2028年11月20日'],
  ] as const)('in %s is %s', async (locale, day) => {
    expect((await renderMessage('email', locale, 'warrantyExpiring', samples.warrantyExpiring)).text).toContain(day)
  })
})

it('writes a phone as people of Thailand do', async () => {
  const { text } = await renderMessage('email', 'th', 'wishesByPhone', samples.wishesByPhone)
  expect(text).toContain('081-234-5678')
})

it('says nothing about a cover nobody knows yet', async () => {
  const { text } = await renderMessage('email', 'en', 'warrantyRegistered', {
    ...samples.warrantyRegistered,
    coveredUntil: null,
  })
  expect(text).not.toContain('Covered until')
})
