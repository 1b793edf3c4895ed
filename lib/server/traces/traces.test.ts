import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { noteStatements } from '@/lib/server/db/note-statements'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { inSpan, traces } from './in-span'
import { startTraces, type TraceOptions } from './start-traces'

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes,
  status: z.object({ code: z.number() }),
})
const request = z.object({
  resourceSpans: z.tuple([
    z.object({ resource: z.object({ attributes }), scopeSpans: z.tuple([z.object({ spans: z.array(span) })]) }),
  ]),
})

let collector: LocalServer
let stop: () => Promise<void>
let status = 200
let lost = 0

function start(options: Partial<TraceOptions> = {}): void {
  stop = startTraces({
    endpoint: `${collector.url}/`,
    headers: { authorization: 'Bearer abc' },
    service: 'a-site',
    share: 1,
    tellLost: (spans) => (lost += spans),
    ...options,
  })
}

beforeEach(async () => {
  status = 200
  lost = 0
  collector = await startServer((_request, response) => answerJson(response, status, {}))
})
afterEach(() => collector.close())

/** What has come at the collector by now. */
async function sentSpans(): Promise<z.infer<typeof span>[]> {
  await stop()
  return collector.seen.flatMap(({ body }) => request.parse(JSON.parse(body)).resourceSpans[0].scopeSpans[0].spans)
}

/** A request as Next traces it. */
async function answerRequest(carrier: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const tracer = trace.getTracer('next.js')
  await context.with(propagation.extract(ROOT_CONTEXT, carrier), () =>
    tracer.startActiveSpan(
      'GET',
      { kind: SpanKind.SERVER, attributes: { 'http.target': '/search?q=somebody' } },
      async (root) => {
        await work()
        root.updateName('GET /[locale]/search')
        root.setAttributes({ 'http.route': '/[locale]/search', 'http.status_code': 200 })
        root.end()
      },
    ),
  )
}

describe('traces', () => {
  it('make nothing and load nothing while no collector is named', async () => {
    expect(traces()).toBeNull()
    expect(noteStatements()).toEqual({})
    expect(await inSpan('search', {}, () => Promise.resolve('found'))).toBe('found')
  })

  it('put operations and statements under their request, and continue the trace of a proxy', async () => {
    start()
    const given = '0af7651916cd43dd8448eb211c80319c'
    await answerRequest({ traceparent: `00-${given}-b7ad6b7169203331-00` }, async () => {
      await inSpan('searchSite', { 'company.operation': 'searchSite' }, async (mark) => {
        await Promise.resolve()
        const { log } = noteStatements()
        if (typeof log !== 'function') throw new Error('Nothing is noted.')
        const query = { sql: 'select "name" from "product" where "id" = ?', parameters: ['secret'] }
        await log({ level: 'query', query, queryDurationMillis: 5 } as unknown as Parameters<typeof log>[0])
        expect(traces()?.traceId()).toBe(given)
        expect(traces()?.headers().traceparent).toMatch(new RegExp(`^00-${given}-[\\da-f]{16}-01$`))
        mark({ 'company.status': 200 })
      })
    })
    const [statement, operation, root] = await sentSpans()
    expect(root).toMatchObject({
      traceId: given,
      parentSpanId: 'b7ad6b7169203331',
      name: 'GET /[locale]/search',
      kind: 2,
    })
    expect(operation).toMatchObject({ parentSpanId: root?.spanId, name: 'searchSite' })
    expect(statement).toMatchObject({ parentSpanId: operation?.spanId, name: 'select product', kind: 1 })
    const nanos = BigInt(statement?.endTimeUnixNano ?? 0) - BigInt(statement?.startTimeUnixNano ?? 0)
    expect(Number(nanos) / 1e6).toBeCloseTo(5, 0)
    expect(collector.seen[0]?.url).toBe('/v1/traces')
    expect(collector.seen[0]?.headers.authorization).toBe('Bearer abc')
  })

  it('tell neither addresses nor values nor messages', async () => {
    start()
    const failure = () => Promise.reject(new TypeError('somebody typed this'))
    await answerRequest({}, async () => {
      await trace
        .getTracer('next.js')
        .startActiveSpan('fetch GET https://example.com/?q=somebody', async (call) => call.end())
      await expect(inSpan('sendCase', { 'case.text': 'somebody' }, failure)).rejects.toThrow('typed')
    })
    const spans = await sentSpans()
    expect(spans.map(({ name }) => name)).toEqual(['fetch GET', 'sendCase', 'GET /[locale]/search'])
    expect(spans[1]?.status.code).toBe(2)
    expect(spans[1]?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'TypeError' } }])
    expect(collector.seen.map(({ body }) => body).join()).not.toMatch(/somebody|example\.com/)
  })

  it('trace the share that is set, whatever callers ask for', async () => {
    start({ share: 0 })
    await answerRequest({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }, () =>
      inSpan('searchSite', {}, () => Promise.resolve()),
    )
    expect(await sentSpans()).toEqual([])
  })

  it('are dropped and counted when the collector does not take them', async () => {
    start()
    status = 503
    await answerRequest({}, () => Promise.resolve())
    await stop()
    expect(lost).toBe(1)
  })
})
