import { describe, expect, it } from 'vitest'
import { clientLines, curlLines, prepareCall } from './call'
import { errorCasesOf } from './error-cases'
import { alternativesOf, answerLeaves, inputLeaves } from './leaves'
import { readValues } from './read-values'
import { sampleAnswer, sampleText, shorten, unknownText } from './sample'
import type { SchemaNode } from './schema-node'

const slug = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const schema: SchemaNode = {
  type: 'object',
  properties: {
    lang: { type: 'string', enum: ['en', 'th', 'ja'], default: 'en' },
    id: { type: 'string', pattern: slug, maxLength: 120 },
    page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
    serials: { type: 'array', minItems: 1, maxItems: 4, items: { type: 'string', maxLength: 40 } },
    owner: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1, maxLength: 120 }, adult: { type: 'boolean' } },
      required: ['name'],
    },
    on: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    parts: { type: 'array', items: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] } },
  },
  required: ['id', 'serials', 'owner', 'on', 'page'],
}
const leaves = inputLeaves(schema)
const fresh = { day: '2026-10-01', uuid: '0b6c1b5e-8f3d-4f9a-9d0a-4a3a4a1c2b3d' }
const values = Object.fromEntries(
  leaves.filter((leaf) => leaf.required).map((leaf) => [leaf.path, sampleText(leaf, fresh)]),
)
const operation = { method: 'POST', path: 'api/x', inQuery: false, auth: true, leaves, values } as const

describe('fields of a form', () => {
  it('are the values of the input, by their way', () => {
    expect(leaves.map(({ path, kind, required, preset }) => [path, kind, required, preset])).toEqual([
      ['lang', 'choice', false, 'en'],
      ['id', 'text', true, null],
      ['page', 'whole', false, '1'],
      ['serials', 'list', true, null],
      ['owner.name', 'text', true, null],
      ['owner.adult', 'flag', false, null],
      ['on', 'date', true, null],
      ['parts', 'json', false, null],
    ])
    expect(leaves.find(({ path }) => path === 'on')?.nullable).toBe(true)
  })

  it('of an answer go into its lists', () => {
    expect(answerLeaves({ type: 'array', items: schema }).map(({ path }) => path)).toContain('[].parts[].code')
  })

  it('become the input again, each as what it is; what cannot be read is sent as typed', () => {
    const typed = { ...values, page: '2', 'owner.adult': 'false', parts: '[{"code":"A"}]', lang: '' }
    expect(readValues(leaves, typed)).toEqual({
      id: 'sample',
      page: 2,
      serials: ['sample'],
      owner: { name: 'sample', adult: false },
      on: '2026-10-01',
      parts: [{ code: 'A' }],
    })
    expect(readValues(leaves, { page: 'nonsense' })).toEqual({ page: 'nonsense' })
  })

  it('of which one is enough are told', () => {
    const either = [{ required: ['phone'] }, { required: ['email'] }]
    expect(alternativesOf({ oneOf: either, properties: { owner: { anyOf: either } } })).toEqual([
      ['phone', 'email'],
      ['owner.phone', 'owner.email'],
    ])
  })

  it('that may be written in two ways are filled in the first', () => {
    const [to] = inputLeaves({
      properties: {
        to: {
          anyOf: [
            { type: 'string', format: 'email' },
            { type: 'string', pattern: '^\\+' },
          ],
        },
      },
    })
    expect(to).toMatchObject({ kind: 'text', format: 'email / string' })
    expect(to && sampleText(to, fresh)).toBe('somchai@example.com')
  })
})

describe('samples', () => {
  it('have the shape of the answer', () => {
    expect(sampleAnswer(schema)).toMatchObject({ lang: 'en', page: 1, serials: ['text'], parts: [{ code: 'text' }] })
  })

  it('show two entries of a list', () => {
    expect(shorten({ all: [1, 2, 3, 4] })).toEqual({ all: [1, 2, '… 2 more'] })
  })

  it('of what does not exist are written as they should be', () => {
    const [id] = leaves.filter(({ path }) => path === 'id')
    expect(id && unknownText(id)).toBe('no-such-thing')
    const [country] = inputLeaves({ properties: { code: { type: 'string', pattern: '^[A-Z]{2}$' } } })
    expect(country && unknownText(country)).toBe('ZZ')
  })
})

describe('the call elsewhere', () => {
  it('stands in the address of a read', () => {
    const read = prepareCall({ method: 'GET', path: 'api/x', inQuery: true }, { lang: 'th', family: ['car', 'pickup'] })
    expect(read).toMatchObject({ path: 'api/x?lang=th&family=car%2Cpickup', body: null })
    expect(curlLines('https://example.com/api/company', read, false)).toBe(
      `curl 'https://example.com/api/company/api/x?lang=th&family=car%2Cpickup'`,
    )
  })

  it('keeps what a shell would read as its own', () => {
    const write = prepareCall(operation, { name: `O'Brien $HOME` })
    expect(curlLines('https://example.com', write, true).split(' \\\n  ')).toEqual([
      `curl -X POST 'https://example.com/api/x'`,
      `-H 'content-type: application/json'`,
      `-H "authorization: Bearer $TOKEN"`,
      String.raw`--data '{"name":"O'\''Brien $HOME"}'`,
    ])
  })

  it('is a line of a program', () => {
    expect(clientLines('getProduct', { id: 'a "b": c' }, false)).toContain(
      String.raw`await callCompany("getProduct", {` + '\n  id: "a \\"b\\": c"\n})',
    )
  })
})

describe('errors', () => {
  const cases = errorCasesOf(
    ['INVALID_INPUT', 'METHOD_NOT_ALLOWED', 'UNAUTHORIZED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'INTERNAL', 'INTERNAL'],
    operation,
  )
  const caseOf = (code: string) => cases.find((one) => one.code === code)

  it('are told once each; what cannot be done without harm is only told', () => {
    expect(cases.map(({ code, how, field }) => [code, how, field])).toEqual([
      ['INVALID_INPUT', 'missing', 'id'],
      ['METHOD_NOT_ALLOWED', 'method', ''],
      ['UNAUTHORIZED', 'stranger', ''],
      ['NOT_FOUND', 'unknown', 'id'],
      ['PAYLOAD_TOO_LARGE', 'too-big', ''],
      ['INTERNAL', null, ''],
    ])
  })

  it('come from a call that is right but for one thing', () => {
    expect(JSON.parse(caseOf('NOT_FOUND')?.call?.body ?? '')).toMatchObject({ id: 'no-such-thing', on: '2026-10-01' })
    expect(JSON.parse(caseOf('INVALID_INPUT')?.call?.body ?? '')).not.toHaveProperty('id')
    expect(caseOf('METHOD_NOT_ALLOWED')?.call).toMatchObject({ method: 'GET', body: null })
  })

  it.each([
    [[], true, null],
    [[], false, 'not-json'],
    [inputLeaves({ properties: { page: { type: 'integer', default: 1 } } }), true, 'wrong'],
  ] as const)('a wrong input of %j', (given, inQuery, how) => {
    const [found] = errorCasesOf(['INVALID_INPUT'], { ...operation, inQuery, leaves: given, values: {} })
    expect(found?.how).toBe(how)
  })
})
