import '@/tests/support/environment'
import { docxType } from '@/lib/contract/file-types'
import { docx } from '@/tests/support/docx'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { readPhone } from '@/lib/domain/phone'
import { companyApi, errorOf, send, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'
import { fc } from '@/tests/support/properties'
import { staffToken } from '@/tests/support/staff-token'
import { inputsOf, schemaNode } from '@/tests/support/schema-inputs'
import type { CompanyApi } from './http/serve-endpoints'
import type { Database } from './db/schema'
import { openApiDocument } from './openapi'

const operationSchema = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.literal('query'), required: z.boolean().default(false), schema: schemaNode }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaNode })) }).optional(),
  responses: z.record(z.string(), z.unknown()),
})
const written: unknown = JSON.parse(
  JSON.stringify(openApiDocument({ serverUrl: 'https://example.com', gateway: false })),
)
const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) }).parse(written)
const operations = new Map(
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation]),
  ),
)

/** What a service judges by what it knows: the day, the catalogue, the places of a country, the files it has. A shape is never among it. */
const judgedFields: Partial<Record<OperationId, RegExp>> = {
  bookAppointment: /^(?:job|phone)$/,
  sendCase: /^(?:answers\.\w+|consent|code|fileId)$/,
  sendCaseCode: /^to$/,
  registerAccount: /^to$/,
  sendNewAddressCode: /^to$/,
  changeMyAddress: /^to$/,
  requestPasswordReset: /^to$/,
  sendApplication: /^(?:phone|resumeId|notice|jobId)$/,
  sendBuild: /^(?:codes\.\d+|pictureIds\.\d+|phone)$/,
  getCustomers: /^handle$/,
  // Hours that end before they begin, days that no calendar has, files that were not sent.
  changeDealerListing: /^values\.(?:weekly\.\w+|exceptions\.\d+|pictures)$/,
  sendWish: /^(?:contact\.phone|vehicle\.model)$/,
  changeWarrantyContact: /^address\.(?:province|district|subDistrict|postcode)$/,
  // Where a page of the inbox begins is the inbox's own writing.
  listInbox: /^after$/,
  createWarranty:
    /^(?:productId|purchase\.(?:boughtOn|fittedOn|dealerId)|owner\.address\.(?:province|district|subDistrict|postcode)|receiptId|photoId)$/,
}

/** What takes long on purpose: passwords are hashed, and what was found is answered no sooner than what was not. */
const slow: readonly OperationId[] = [
  'sendMyWarrantyCode',
  'sendSMS',
  'sendPassportLink',
  'resetPassportPin',
  'getWarrantyInfo',
  'token',
  'registerAccount',
  'resetPassword',
  'changePassword',
  'enrolTotp',
  'sendNewAddressCode',
  'eraseMyAccount',
]

/** What JSON Schema has no words for and the document says in a sentence. */
const saidInWords: Partial<Record<OperationId, (input: Record<string, unknown>) => boolean>> = {
  bookAppointment: ({ phone }) => readPhone(String(phone)) !== null,
  createWarranty: ({ serials }) => {
    const bare = z
      .array(z.string())
      .parse(serials)
      .map((serial) => serial.replace(/[^0-9a-z]/gi, '').toUpperCase())
    return new Set(bare).size === bare.length
  },
}

/** Everything that is right by the document, of one operation. */
function rightInputs(id: OperationId, ids: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const operation = operations.get(id)
  const body = operation?.requestBody?.content['application/json']?.schema
  const parameters = operation?.parameters ?? []
  const query = {
    type: 'object' as const,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return inputsOf(body ?? query, ids) as fc.Arbitrary<Record<string, unknown>>
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}

let db: Kysely<Database>
let api: CompanyApi
let ids: string[]
let uploads: string

beforeAll(async () => {
  uploads = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  process.env.STORAGE_DIR = uploads
  db = await openCompanyDatabase('sqlite', 'small')
  api = companyApi(db)
  const tables = ['product', 'vehicle', 'model', 'brand', 'dealer'] as const
  ids = (await Promise.all(tables.map((table) => db.selectFrom(table).select('id').limit(5).execute())))
    .flat()
    .map(({ id }) => id)
}, 120_000)
afterAll(async () => {
  await db.destroy()
  await rm(uploads, { recursive: true })
})

async function askWith(id: OperationId, input: Record<string, unknown>): Promise<Response> {
  const { method, path: address } = endpoints[id]
  const authorization = `Bearer ${await staffToken(db)}`
  return method === 'GET'
    ? send(api, `${address}?${queryOf(input)}`, { headers: { authorization } })
    : sendJson(api, address, input, { authorization })
}

const withoutFile = (Object.keys(endpoints) as OperationId[]).filter((id) => endpoints[id].body === 'json')

describe('what the OpenAPI document calls right', () => {
  it.each(withoutFile)('is taken, and answered as it says: %s', { timeout: 120_000 }, async (id) => {
    const statuses = Object.keys(operations.get(id)?.responses ?? {})
    const property = fc.asyncProperty(rightInputs(id, ids), async (input) => {
      fc.pre(saidInWords[id]?.(input) ?? true)
      const answer = await askWith(id, input)
      expect(statuses).toContain(String(answer.status))
      expect(answer.status).not.toBe(500)
      if (answer.status !== 400) return
      const { fields = [] } = await errorOf(answer)
      expect(fields).not.toEqual([])
      expect(fields.filter((field) => !judgedFields[id]?.test(field.path))).toEqual([])
    })
    await fc.assert(property, { numRuns: (slow.includes(id) ? 1 : 5) * (isLong ? 8 : 1) })
  })

  it.each(['receipt', 'product', 'claim', 'resume'])('is taken as a file, of every type: %s', async (purpose) => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
    const files = {
      'image/jpeg': await picture.jpeg().toBuffer(),
      'image/png': await picture.png().toBuffer(),
      'image/webp': await picture.webp().toBuffer(),
      'application/pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
      [docxType]: docx(),
    }
    const content = operations.get('uploadFile')?.requestBody?.content ?? {}
    expect(Object.keys(content).toSorted()).toEqual(Object.keys(files).toSorted())
    for (const [type, body] of Object.entries(files)) {
      const answer = await send(api, `${endpoints.uploadFile.path}?purpose=${purpose}`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': type },
      })
      // A text document is taken as a résumé only.
      expect(answer.status, type).toBe(type === docxType && purpose !== 'resume' ? 415 : 200)
    }
  })
})
