import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { errorStatus } from '@/lib/contract/api-error'
import { openApiDocument } from './openapi'

/** What a reader of the document gets: plain JSON. */
const document: unknown = JSON.parse(JSON.stringify(openApiDocument()))

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['query', 'path', 'header', 'cookie']), required: z.boolean().optional(), schema: z.object({}) })).optional(),
  requestBody: z.object({ required: z.literal(true), content: z.record(z.string(), z.object({ schema: z.object({}) })) }).optional(),
  responses: z.record(z.string().regex(/^\d{3}$/), z.object({ description: z.string().min(1), content: z.object({ 'application/json': z.object({ schema: z.object({}) }) }) })),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  components: z.object({ securitySchemes: z.record(z.string(), z.object({ type: z.literal('http'), scheme: z.literal('bearer') })) }),
  paths: z.record(z.string().startsWith('/'), z.strictObject({ get: operationSchema.optional(), post: operationSchema.optional() })),
})

/** Operation names of the specification that belong to product browsing, the reads of the site and sign-in. */
const namesOfTheSpecification = [
  'getVehicleTypes', 'getBrands', 'getBrandsByVehicle', 'getModels', 'getYears',
  'getProductCategory', 'getProducts', 'getProductAll', 'getProduct', 'getProductInfo', 'getProductFiltersMotoAutoSearch',
  'getHomeBanner', 'getUserLocation', 'getCountryInformation', 'getContinentMaster',
  'token', 'ApiUser/Me',
] as const

type Found = { path: string; method: string; operation: z.infer<typeof operationSchema> }

function listOperations(): Found[] {
  const paths = z.record(z.string(), z.record(z.string(), operationSchema)).parse(z.object({ paths: z.unknown() }).parse(document).paths)
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
}

function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => (key === '$ref' && typeof inner === 'string' ? [inner] : listRefs(inner)))
}

function resolveRef(ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), document)
}

describe('the OpenAPI document', () => {
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
    expect(new Set(listOperations().map(({ operation }) => operation.operationId)).size).toBe(Object.keys(endpoints).length)
  })

  it.each(namesOfTheSpecification)('names %s as the specification does', (name) => {
    expect(listOperations().filter(({ operation }) => operation.operationId === name)).toHaveLength(1)
  })

  it('puts sign-in where the specification has it', () => {
    const addressOf = (id: string) => listOperations().filter(({ operation }) => operation.operationId === id).map(({ method, path }) => `${method} ${path}`)
    expect(addressOf('token')).toEqual(['post /token'])
    expect(addressOf('ApiUser/Me')).toEqual(['get /api/ApiUser/Me'])
  })
})

describe.each(Object.keys(endpoints) as OperationId[])('%s', (id) => {
  const endpoint: Endpoint = endpoints[id]
  const { operation } = listOperations().find((found) => found.operation.operationId === id) ?? {}

  it('lists its answer and all of its errors by status', () => {
    const codes = ['INVALID_INPUT', 'METHOD_NOT_ALLOWED', 'TOO_MANY_REQUESTS', 'INTERNAL', ...endpoint.errors] as const
    for (const code of codes) expect(operation?.responses[String(errorStatus[code])]?.description.split(', '), code).toContain(code)
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual([...new Set(['200', ...codes.map((code) => String(errorStatus[code]))])].toSorted())
  })

  it('tells its input', () => {
    if (endpoint.method === 'POST') expect(operation?.requestBody?.content['application/json']).toBeDefined()
    else if (endpoint.input instanceof z.ZodObject) {
      const parameters = operation?.parameters ?? []
      expect(parameters.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoint.input.shape).toSorted())
      const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name)
      const missing = endpoint.input.safeParse({}).error?.issues.map((issue) => String(issue.path[0])) ?? []
      expect(required.toSorted()).toEqual(missing.toSorted())
    }
  })

  it('asks for a token only where one is needed', () => {
    expect(operation?.security).toEqual(endpoint.auth ? [{ bearer: [] }] : undefined)
  })
})
