import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { errorStatus } from '@/lib/contract/api-error'
import { resumeFileTypes } from '@/lib/domain/photo-limits'
import { openApiDocument } from './openapi'

/** What a reader of the document gets: plain JSON. */
const document: unknown = JSON.parse(
  JSON.stringify(openApiDocument({ serverUrl: 'https://www.example.com/api/company', gateway: false })),
)

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['query', 'path', 'header', 'cookie']),
        required: z.boolean().optional(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  requestBody: z
    .object({ required: z.literal(true), content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({
      description: z.string().min(1),
      headers: z.record(z.string(), z.object({ schema: z.object({}) })).optional(),
      content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
    }),
  ),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.object({ url: z.url() })).min(1),
  components: z.object({
    schemas: z.record(z.string(), z.object({})),
    securitySchemes: z.record(z.string(), z.object({ type: z.literal('http'), scheme: z.literal('bearer') })),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operationSchema.optional(), post: operationSchema.optional() }),
  ),
})

/** Operation names of the specification that belong to product browsing, the reads of the site and sign-in. */
const namesOfTheSpecification = [
  'getVehicleTypes',
  'getBrands',
  'getBrandsByVehicle',
  'getModels',
  'getYears',
  'getProductCategory',
  'getProducts',
  'getProductAll',
  'getProduct',
  'getProductInfo',
  'getProductFiltersMotoAutoSearch',
  'getHomeBanner',
  'getUserLocation',
  'getCountryInformation',
  'getContinentMaster',
  'token',
  'ApiUser/Me',
] as const

type Found = { path: string; method: string; operation: z.infer<typeof operationSchema> }

function listOperations(): Found[] {
  const paths = z
    .record(z.string(), z.record(z.string(), operationSchema))
    .parse(z.object({ paths: z.unknown() }).parse(document).paths)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : listRefs(inner),
  )
}

function resolveRef(ref: string): unknown {
  const steps = ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    document,
  )
}

describe('the OpenAPI document', () => {
  it('says where the operations are found', () => {
    expect(z.object({ servers: z.unknown() }).parse(document).servers).toEqual([
      { url: 'https://www.example.com/api/company' },
    ])
  })

  it('names what a gateway adds, and only where there is one', () => {
    const { paths } = openApiDocument({ serverUrl: 'https://www.example.com', gateway: true })
    const statuses = Object.keys(paths?.['/api/products/list']?.get?.responses ?? {})
    expect(statuses).toEqual(['200', '400', '404', '405', '429', '500', '502', '503', '504'])
    expect(
      Object.keys(
        listOperations().find(({ operation }) => operation.operationId === 'getProducts')?.operation.responses ?? {},
      ),
    ).toEqual(['200', '400', '404', '405', '429', '500', '503'])
  })

  it('says how long to wait and what to do instead', () => {
    for (const { operation } of listOperations()) {
      expect(operation.responses['429']?.headers).toHaveProperty('Retry-After')
      expect(operation.responses['405']?.headers).toHaveProperty('Allow')
    }
  })

  it('describes errors once', () => {
    for (const { operation } of listOperations())
      expect(operation.responses['400']?.content['application/json'].schema).toEqual({
        $ref: '#/components/schemas/Error',
      })
  })

  it.each([
    ['several values of a list', 'getProducts', 'family', { type: 'array', maxItems: 24 }],
    ['how many', 'compareProducts', 'ids', { type: 'array', minItems: 1, maxItems: 4 }],
    ['a text of blanks', 'searchPlaces', 'q', { type: 'string', minLength: 1, pattern: String.raw`\S` }],
    ['letters of a country', 'getCountryInformation', 'code', { type: 'string', pattern: '^[A-Z]{2}$' }],
  ])('tells what is checked: %s', (_what, id, name, checked) => {
    const { operation } = listOperations().find((found) => found.operation.operationId === id) ?? {}
    expect(operation?.parameters?.find((parameter) => parameter.name === name)?.schema).toMatchObject(checked)
  })

  it('takes files as they are', () => {
    const { operation } = listOperations().find((found) => found.operation.operationId === 'uploadFile') ?? {}
    expect(operation?.parameters?.map(({ name }) => name)).toEqual(['purpose'])
    expect(operation?.requestBody?.content).toEqual(
      Object.fromEntries(
        resumeFileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary', maxLength: 10_485_760 } }]),
      ),
    )
  })

  it('is version 3.1.0 and well formed', () => {
    expect(documentSchema.safeParse(document).error?.issues ?? []).toEqual([])
  })

  it('resolves every reference', () => {
    const broken = listRefs(document).filter((ref) => !ref.startsWith('#/') || resolveRef(ref) === undefined)
    expect(broken).toEqual([])
  })

  it('has every operation of the contract once, where the contract puts it', () => {
    const found = listOperations().map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
    const expected = Object.entries(endpoints).map(([id, { method, path }]) => `${id} ${method.toLowerCase()} /${path}`)
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(new Set(listOperations().map(({ operation }) => operation.operationId)).size).toBe(
      Object.keys(endpoints).length,
    )
  })

  it.each(namesOfTheSpecification)('names %s as the specification does', (name) => {
    expect(listOperations().filter(({ operation }) => operation.operationId === name)).toHaveLength(1)
  })

  it('puts sign-in where the specification has it', () => {
    const addressOf = (id: string) =>
      listOperations()
        .filter(({ operation }) => operation.operationId === id)
        .map(({ method, path }) => `${method} ${path}`)
    expect(addressOf('token')).toEqual(['post /token'])
    expect(addressOf('ApiUser/Me')).toEqual(['get /api/ApiUser/Me'])
  })
})

describe.each(Object.keys(endpoints) as OperationId[])('%s', (id) => {
  const endpoint: Endpoint = endpoints[id]
  const { operation } = listOperations().find((found) => found.operation.operationId === id) ?? {}

  it('lists its answer and all of its errors by status', () => {
    const codes = [
      'INVALID_INPUT',
      'METHOD_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
      ...endpoint.errors,
    ] as const
    for (const code of codes)
      expect(operation?.responses[String(errorStatus[code])]?.description.split(', '), code).toContain(code)
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(
      [...new Set(['200', ...codes.map((code) => String(errorStatus[code]))])].toSorted(),
    )
  })

  it('tells its input', () => {
    if (endpoint.method === 'POST')
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(
        endpoint.body === 'file'
          ? [...resumeFileTypes]
          : [endpoint.body === 'stream' ? 'text/csv' : 'application/json'],
      )
    if ((endpoint.method === 'GET' || endpoint.body !== 'json') && endpoint.input instanceof z.ZodObject) {
      const parameters = operation?.parameters ?? []
      expect(parameters.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoint.input.shape).toSorted())
      const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name)
      const missing = endpoint.input.safeParse({}).error?.issues.map((issue) => String(issue.path[0])) ?? []
      expect(required.toSorted()).toEqual(missing.toSorted())
    }
  })

  it('asks for a token only where one is needed', () => {
    expect(operation?.security).toEqual(
      { optional: [{}, { bearer: [] }], true: [{ bearer: [] }], false: undefined }[`${endpoint.auth}`],
    )
  })
})
