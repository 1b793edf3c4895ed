import { parse } from 'csv-parse/sync'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Application } from '@/lib/contract/application'
import { rateLimitPlans } from '@/lib/server/http/rate-limits'
import { from } from '@/tests/support/company-calls'
import { answerApplicationCsv } from './application-csv'

const line: Application = {
  vehicle: {
    id: 'honda-pcx160-2021',
    type: 'scooter',
    body: 'scooter',
    brandId: 'honda',
    brand: 'Honda',
    modelId: 'honda-pcx160',
    model: '=HYPERLINK("x")',
    generation: '2021–',
    from: '2021-01',
    to: null,
  },
  axle: 'rear',
  product: { id: 'gtx-a', code: 'TG36-330TRCL-07B', kind: 'unit-swing-shock', series: 'gtx' },
  quantity: 2,
  status: 'needs-trimming',
  restrictions: [{ code: 'alignment' }],
  rideHeightMm: -15,
}
const data = vi.hoisted(() => ({ eachApplications: vi.fn() }))
vi.mock('@/lib/data/applications', () => data)
afterEach(() => data.eachApplications.mockReset())

async function* pieces(...all: Application[][]) {
  yield* all
}
const ask = (query: string, address = '192.0.2.30') =>
  answerApplicationCsv(
    new Request(`http://localhost/api/documents/applications.csv?${query}`, { headers: from(address) }),
  )

describe('the application chart as a file', () => {
  it('begins with the mark of UTF-8 and columns in the language asked for', async () => {
    data.eachApplications.mockImplementation(() => pieces([line], [line, line]))
    const response = await ask('lang=ja&brand=honda&year=2021')
    expect(data.eachApplications).toHaveBeenCalledWith('ja', { brand: 'honda', year: 2021 })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="yss-application-chart-ja.csv"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows: string[][] = parse(Buffer.from(bytes), { bom: true })
    expect(rows.map((row) => row.length)).toEqual([13, 13, 13, 13])
    expect(rows[0]?.slice(0, 3)).toEqual(['車両の種類', 'メーカー', '車種'])
  })

  it('says what has to be trimmed, leaves figures figures and text no formula', async () => {
    data.eachApplications.mockImplementation(() => pieces([line]))
    const [, row = []]: string[][] = parse(await (await ask('lang=en')).text(), { bom: true })
    expect(row[2]).toBe(`'=HYPERLINK("x")`)
    expect(row.slice(4, 6)).toEqual(['2021-01', ''])
    expect(row.at(-2)).toMatch(/bracket or bump stop.*aligned/)
    expect(row.at(-1)).toBe('-15')
  })

  it('of nothing is the head alone', async () => {
    data.eachApplications.mockImplementation(() => pieces([]))
    const rows: string[][] = parse(await (await ask('lang=th')).text(), { bom: true })
    expect(rows.length).toBe(1)
  })

  it.each(['year=never', 'type=boat', 'brand=../x', 'model='])('is refused for %s', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(data.eachApplications).not.toHaveBeenCalled()
  })

  it('is an error answer when nothing can be read', async () => {
    data.eachApplications.mockImplementation(async function* () {
      throw new ApiError('SERVICE_UNAVAILABLE')
    })
    expect((await ask('lang=en')).status).toBe(503)
  })

  it('stops reading when the visitor leaves', async () => {
    const reading = pieces([line], [line], [line])
    const end = vi.spyOn(reading, 'return')
    data.eachApplications.mockReturnValue(reading)
    await (await ask('lang=en')).body?.cancel()
    expect(end).toHaveBeenCalled()
  })

  it('is limited like other documents', async () => {
    data.eachApplications.mockImplementation(() => pieces([]))
    const answers = await Promise.all(
      Array.from({ length: rateLimitPlans.document.points + 1 }, () => ask('lang=en', '192.0.2.31')),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
  })
})
