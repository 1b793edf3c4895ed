import { ROOT_CONTEXT } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import { expect, it } from 'vitest'
import { KeepAttributes } from './keep-attributes'

it('a trace says which route answered, and nothing that a visitor typed', async () => {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new KeepAttributes(new SimpleSpanProcessor(exporter))] })
  const attributes = {
    'http.method': 'GET',
    'http.target': '/search?q=somebody%40example.com',
    'http.route': '/[locale]/search',
    'http.status_code': 200,
    'client.address': '192.0.2.1',
  }
  const span = provider
    .getTracer('test')
    .startSpan('GET /search?q=somebody%40example.com', { attributes }, ROOT_CONTEXT)
  span.recordException(new Error('no such person: somebody@example.com'))
  span.setStatus({ code: 2, message: 'no such person: somebody@example.com' })
  span.end()
  await provider.forceFlush()
  const [sent] = exporter.getFinishedSpans()
  expect(sent).toMatchObject({ name: 'GET /search', status: { code: 2 } })
  expect(sent?.attributes).toEqual({ 'http.method': 'GET', 'http.route': '/[locale]/search', 'http.status_code': 200 })
  expect(JSON.stringify([sent?.name, sent?.attributes, sent?.events, sent?.status])).not.toMatch(/somebody|192\.0/)
  expect(sent?.spanContext().traceId).toMatch(/^[\da-f]{32}$/)
})
