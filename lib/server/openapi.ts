import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { errorStatus, type ErrorCode } from '@/lib/contract/api-error'
import { apiErrorSchema } from '@/lib/contract/errors'

const everywhere = ['INVALID_INPUT', 'METHOD_NOT_ALLOWED', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const satisfies readonly ErrorCode[]

function operationOf(id: OperationId, endpoint: Endpoint): ZodOpenApiOperationObject {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of [...everywhere, ...endpoint.errors]) codesByStatus.set(errorStatus[code], [...(codesByStatus.get(errorStatus[code]) ?? []), code])
  const errors = [...codesByStatus].map(([status, codes]) => [String(status), { description: codes.join(', '), content: { 'application/json': { schema: apiErrorSchema } } }] as const)
  return {
    operationId: id,
    summary: endpoint.summary,
    ...(endpoint.auth && { security: [{ bearer: [] }] }),
    ...(endpoint.method === 'GET'
      ? { ...(endpoint.input instanceof z.ZodObject && { requestParams: { query: endpoint.input } }) }
      : { requestBody: { required: true, content: { 'application/json': { schema: endpoint.input } } } }),
    responses: { '200': { description: 'The answer', content: { 'application/json': { schema: endpoint.output } } }, ...Object.fromEntries(errors) },
  }
}

/** OpenAPI 3.1 of the whole contract; operation ids are the specification's. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const id of Object.keys(endpoints) as OperationId[]) {
    const endpoint: Endpoint = endpoints[id]
    paths[`/${endpoint.path}`] = { [endpoint.method === 'GET' ? 'get' : 'post']: operationOf(id, endpoint) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Company API', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  })
}
