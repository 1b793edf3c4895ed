import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { errorStatus, type ErrorCode } from '@/lib/contract/api-error'
import { importMaxBytes } from '@/lib/contract/import-words'
import { apiErrorSchema } from '@/lib/contract/errors'
import { photoLimits, resumeFileTypes } from '@/lib/domain/photo-limits'
import { describeChecks, serviceChecks } from './openapi-schemas'

export type OpenApiOptions = {
  /** Where the operations are found. */
  serverUrl: string
  /** Calls are handed on to the company's own API, which may be away or slow. */
  gateway: boolean
}

const everywhere = [
  'INVALID_INPUT',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[]
const ofGateway = ['UPSTREAM_UNAVAILABLE', 'TIMEOUT'] as const satisfies readonly ErrorCode[]

/** Every error an operation may answer. */
export function errorsOf({ errors }: Pick<Endpoint, 'errors'>, gateway: boolean): ErrorCode[] {
  return [...everywhere, ...errors, ...(gateway ? ofGateway : [])]
}

const headersOf: Partial<Record<number, ZodOpenApiResponseObject['headers']>> = {
  405: { Allow: { description: 'The method this address takes', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
}

function listErrors(codes: readonly ErrorCode[]): Record<string, ZodOpenApiResponseObject> {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const described = codes.filter((code) => errorStatus[code] === status).join(', ')
      return [
        String(status),
        {
          description: described,
          ...(headersOf[status] && { headers: headersOf[status] }),
          content: { 'application/json': { schema: apiErrorSchema } },
        },
      ]
    }),
  )
}

function bodyOf(id: OperationId, { body, input }: Endpoint): ZodOpenApiRequestBodyObject {
  const file = { schema: { type: 'string', format: 'binary', maxLength: photoLimits.maxBytes } } as const
  if (body === 'file')
    return {
      required: true,
      description: 'The file itself',
      content: Object.fromEntries(resumeFileTypes.map((type) => [type, file])),
    }
  if (body === 'stream')
    return {
      required: true,
      description: 'The file itself',
      content: { 'text/csv': { schema: { type: 'string', format: 'binary', maxLength: importMaxBytes } } },
    }
  return {
    required: true,
    content: { 'application/json': { schema: input.meta({ ...input.meta(), ...serviceChecks[id] }) } },
  }
}

function operationOf(id: OperationId, endpoint: Endpoint, { gateway }: OpenApiOptions): ZodOpenApiOperationObject {
  const { summary, auth, method, body, input, output } = endpoint
  const inQuery = method === 'GET' || body !== 'json'
  return {
    operationId: id,
    summary,
    ...(auth && { security: auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    ...(inQuery && input instanceof z.ZodObject && { requestParams: { query: input } }),
    ...(method === 'POST' && { requestBody: bodyOf(id, endpoint) }),
    responses: {
      '200': { description: 'The answer', content: { 'application/json': { schema: output } } },
      ...listErrors(errorsOf(endpoint, gateway)),
    },
  }
}

/** OpenAPI 3.1 of the whole contract; operation ids are the specification's. A tenth of a second of work: made by the build. */
export function openApiDocument(options: OpenApiOptions) {
  const paths: ZodOpenApiPathsObject = {}
  for (const id of Object.keys(endpoints) as OperationId[]) {
    const endpoint: Endpoint = endpoints[id]
    paths[`/${endpoint.path}`] = { [endpoint.method === 'GET' ? 'get' : 'post']: operationOf(id, endpoint, options) }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Company API',
        version: '1',
        description:
          'No text may hold the character NUL. A query parameter that takes several values is repeated; its values may also be joined by commas.',
      },
      servers: [{ url: options.serverUrl }],
      components: {
        schemas: { Error: apiErrorSchema },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
      paths,
    },
    { override: describeChecks },
  )
}
