import 'server-only'
import { randomUUID } from 'node:crypto'
import { cache } from 'react'
import { z } from 'zod'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { Endpoint, LimitName } from '@/lib/contract/endpoint'
import { endpoints, type InputOf, type OperationId } from '@/lib/contract/endpoints'
import { errorCasesOf } from '@/lib/domain/operation/error-cases'
import { alternativesOf, answerLeaves, inputLeaves, type Leaf } from '@/lib/domain/operation/leaves'
import { readValues, type Values } from '@/lib/domain/operation/read-values'
import { sampleAnswer, sampleText, shorten } from '@/lib/domain/operation/sample'
import type { SchemaNode } from '@/lib/domain/operation/schema-node'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { operationPages } from '@/lib/routes/internal-routes'
import { rateLimitPlans } from '@/lib/server/http/rate-limits'
import { errorsOf } from '@/lib/server/openapi'
import { describeChecks, serviceChecks } from '@/lib/server/openapi-schemas'
import { askCompany } from './company'

type OperationOf<Page> = Page extends `api-${infer Id}` ? Extract<OperationId, Id> : never
export type DescribedOperation = OperationOf<(typeof operationPages)[number]>

const ids = operationPages
  .map((page) => page.replace(/^api-/, ''))
  .filter((id): id is DescribedOperation => id in endpoints)

/** The operation a page `api-…` is about; null = the contract has none of that name. */
export function operationOfPage(page: string): DescribedOperation | null {
  const name = page.replace(/^api-/, '')
  const asked = name.toLowerCase()
  return ids.find((id) => id === name) ?? ids.find((id) => id.toLowerCase() === asked) ?? null
}

function writeSchema(type: z.ZodType, io: 'input' | 'output', checks: object = {}): SchemaNode {
  const schema = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: (context) => describeChecks({ ...context, io }),
  })
  // The library's type of JSON Schema is wider than what this site's contract can hold.
  return { ...schema, ...checks } as SchemaNode
}

/** Something real for a field, from what the site shows anyway: the first brand, the newest story. */
const realThings: Readonly<Record<string, (lang: Lang) => Promise<string | undefined>>> = {
  products: async () => (await askCompany('getProductAll', {}))[0]?.id,
  careers: async (lang) => (await askCompany('getCareers', { lang }))[0]?.id,
  community: async (lang) => (await askCompany('getCommunityList', { lang }))[0]?.id,
  news: async (lang) => (await askCompany('getNews', { lang }))[0]?.id,
  brand: async (lang) => (await askCompany('getBrands', { lang }))[0]?.id,
  model: async (lang) => {
    const brand = await realThings.brand?.(lang)
    return brand === undefined ? undefined : (await askCompany('getModels', { lang, brand }))[0]?.id
  },
  province: async (lang) => (await askCompany('getProvinces', { lang }))[0]?.id,
  code: async () => 'TH',
}

/** `id` is of what the address is about, the others of what they are called after. */
function realThingOf({ path }: Endpoint, leaf: Leaf): ((lang: Lang) => Promise<string | undefined>) | undefined {
  const name = leaf.path.split('.').at(-1) ?? ''
  if (name === 'product' || name === 'productId') return realThings.products
  return name === 'id' ? realThings[path.split('/')[1] ?? ''] : leaf.path === name ? realThings[name] : undefined
}

async function realText(endpoint: Endpoint, leaf: Leaf, lang: Lang): Promise<string | null> {
  try {
    return (await realThingOf(endpoint, leaf)?.(lang)) ?? null
  } catch (error) {
    // The page describes an operation also while the company's own API is away.
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Values of a call that is right, as a person would type them; what may be left out is. */
async function sampleValues(endpoint: Endpoint, leaves: readonly Leaf[], schema: SchemaNode, lang: Lang) {
  const fresh = { day: addDays(dayInThailand(new Date()), -30), uuid: randomUUID() }
  const alternatives = alternativesOf(schema).map(([first]) => first)
  const entries = await Promise.all(
    leaves
      .filter(({ required, path }) => required || path === 'lang' || alternatives.includes(path))
      .map(async (leaf) => {
        const text = leaf.path === 'lang' ? lang : ((await realText(endpoint, leaf, lang)) ?? sampleText(leaf, fresh))
        return [leaf.path, text] as const
      }),
  )
  return Object.fromEntries(entries) as Values
}

type SampleAnswer = {
  /** Whether it was answered just now, or only has the shape that the contract promises. */
  real: boolean
  ms: number
  value: unknown
}

/** Reads that are everybody's are asked; what would change something, or be about somebody, is only drawn. */
async function answerSample(
  id: OperationId,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<SampleAnswer> {
  const drawn = { real: false, ms: 0, value: sampleAnswer(writeSchema(endpoint.output, 'output')) }
  if (endpoint.method !== 'GET' || endpoint.auth !== false) return drawn
  const started = performance.now()
  try {
    const value: unknown = await askCompany(id, input as InputOf<OperationId>)
    return { real: true, ms: performance.now() - started, value: shorten(value) }
  } catch (error) {
    if (error instanceof ApiError) return drawn
    throw error
  }
}

/** Calls that ask something although their input does not stand in an address. */
const questions: readonly LimitName[] = ['read', 'search', 'check']

const scopesOf = ({ scope }: Endpoint) => (scope === undefined ? [] : typeof scope === 'string' ? [scope] : [...scope])

/** All that the contract says about an operation, with a call of it that is right; null = there is none of that name. */
export const readOperation = cache(async (page: string, lang: Lang) => {
  const id = operationOfPage(page)
  if (id === null) return null
  const endpoint: Endpoint = endpoints[id]
  const { method, path, auth, limit, body } = endpoint
  const schema = writeSchema(endpoint.input, 'input', serviceChecks[id])
  const leaves = inputLeaves(schema)
  const values = await sampleValues(endpoint, leaves, schema, lang)
  const inQuery = method === 'GET' || body !== 'json'
  const { COMPANY_API_URL, SITE_URL } = environment()
  return {
    id,
    method,
    path,
    auth,
    inQuery,
    body,
    scopes: scopesOf(endpoint),
    /** It writes or sends something. */
    counts: method === 'POST' && !questions.includes(limit),
    limit: rateLimitPlans[limit],
    leaves,
    alternatives: alternativesOf(schema),
    values,
    answer: answerLeaves(writeSchema(endpoint.output, 'output')),
    sample: await answerSample(id, endpoint, readValues(leaves, values)),
    errors: errorCasesOf(errorsOf(endpoint, COMPANY_API_URL !== null), {
      method,
      path,
      inQuery,
      auth,
      leaves,
      values,
    }),
    base: new URL('/api/company', SITE_URL).href,
  }
})

export type Operation = NonNullable<Awaited<ReturnType<typeof readOperation>>>
