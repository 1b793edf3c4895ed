import { afterEach, describe, expect, it, vi } from 'vitest'
import { coveredPassport, waitingPassport } from '@/tests/support/passports'
import { ApiError } from '@/lib/contract/api-error'
import { apiErrorSchema } from '@/lib/contract/errors'
import type { Passport } from '@/lib/contract/warranty-passport'
import { answerWarrantyDocument } from './warranty-documents'

const askCompany = vi.hoisted(() =>
  vi.fn<(operation: string, input: { ticket: string; lang: string }) => Promise<Passport>>(),
)
vi.mock('@/lib/data/company', () => ({ askCompany }))
vi.mock('@/lib/server/pdf/pdfs', () => import('@/tests/support/pdfs'))
afterEach(() => askCompany.mockReset())

const ask = (file: string, query = 'ticket=a-ticket&lang=en') =>
  answerWarrantyDocument(new Request(`http://localhost/api/documents/warranty/${file}?${query}`), { file })
const keptBy = (response: Response) =>
  ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => response.headers.get(name))
/** Lines of a calendar file without its folds. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the certificate', () => {
  it('is a PDF of its own name that nothing on the way may keep', async () => {
    askCompany.mockResolvedValue(coveredPassport)
    const response = await ask('certificate.pdf', 'ticket=a-ticket&lang=th')
    expect(askCompany).toHaveBeenCalledWith('getPassportByTicket', { ticket: 'a-ticket', lang: 'th' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="W-7KQ4-M2XD.pdf"')
    expect(keptBy(response)).toEqual(['private, no-store', 'noindex, noarchive', 'no-referrer'])
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  }, 60_000)

  it('does not exist before a part is covered', async () => {
    askCompany.mockResolvedValue(waitingPassport)
    expect((await ask('certificate.pdf')).status).toBe(404)
  })
})

describe('the calendar file', () => {
  it.each([
    ['en', 'Suspension service: E302 twin shock', '/appointment'],
    ['th', 'ถึงกำหนดเข้าศูนย์ช่วงล่าง: E302 twin shock', '/th/appointment'],
  ])('reminds of the next service a week before, in %s', async (lang, title, path) => {
    askCompany.mockResolvedValue(coveredPassport)
    const response = await ask('service.ics', `ticket=a-ticket&lang=${lang}`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="W-7KQ4-M2XD.ics"')
    expect(keptBy(response)).toEqual(['private, no-store', 'noindex, noarchive', 'no-referrer'])
    const lines = unfold(await response.text())
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:service-W-7KQ4-M2XD',
        `SUMMARY:${title}`,
        'DTSTART:20281110T020000Z',
        'DTEND:20281110T030000Z',
        'TRIGGER:-P7D',
      ]),
    )
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(new RegExp(`${path}$`))
  })

  it('does not exist for a part without a service', async () => {
    askCompany.mockResolvedValue({ ...coveredPassport, serviceDue: null })
    expect((await ask('service.ics')).status).toBe(404)
  })
})

describe('what opens nothing', () => {
  it.each([
    ['an expired ticket', 'certificate.pdf', 'ticket=old'],
    ['no ticket', 'certificate.pdf', ''],
    ['another document', 'receipt.pdf', 'ticket=a-ticket'],
    ['a name of the language', 'constructor', 'ticket=a-ticket'],
  ])('answers %s with an error that is not kept either', async (_, file, query) => {
    askCompany.mockRejectedValue(new ApiError('NOT_FOUND'))
    const response = await ask(file, query)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, noarchive')
    expect(apiErrorSchema.parse(await response.json()).error.code).toBe('NOT_FOUND')
  })

  it('tells an outage from a ticket that is over', async () => {
    askCompany.mockRejectedValue(new ApiError('UPSTREAM_UNAVAILABLE'))
    expect((await ask('certificate.pdf')).status).toBe(502)
  })
})
