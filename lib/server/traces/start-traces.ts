import { hostname } from 'node:os'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type TracerProvider,
} from '@opentelemetry/api'
import { AsyncContextManager } from './context-manager'
import { setTraces, type Traces } from './in-span'
import { toOtlp } from './otlp'
import { now, type FinishedSpan } from './span'
import { createSpanQueue } from './span-queue'
import { traceParent } from './trace-parent'
import { SiteTracer, withoutTraces } from './tracer'

export type TraceOptions = {
  /** Base address of a collector; spans go to `/v1/traces` below it. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** Of all requests, from 0 to 1. */
  share: number
  tellLost: (spans: number) => void
}

const answerMs = 5000

function createSender({ endpoint, headers, service }: TraceOptions) {
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { 'service.name': service, 'service.instance.id': `${hostname()}:${process.pid}` }
  return async (spans: readonly FinishedSpan[]): Promise<void> => {
    const { ok, status } = await context.with(withoutTraces(ROOT_CONTEXT), () =>
      fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(resource, spans)),
        signal: AbortSignal.timeout(answerMs),
        cache: 'no-store',
      }),
    )
    if (!ok) throw new Error(`The collector answers ${status}`)
  }
}

async function workIn<T>(span: Span, work: (mark: (more: Attributes) => void) => Promise<T>): Promise<T> {
  try {
    return await work((more) => void span.setAttributes(more))
  } catch (error) {
    if (error instanceof Error) span.recordException(error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

const tracesWith = (tracer: SiteTracer): Traces => ({
  inSpan: (name, attributes, work) => tracer.startActiveSpan(name, { attributes }, (span) => workIn(span, work)),
  noteSpan(name, attributes, ms) {
    // Statements of the worker belong to no request, and are many.
    if (trace.getActiveSpan() === undefined) return
    const ended = now()
    tracer.startSpan(name, { attributes, startTime: ended - ms }).end(ended)
  },
  traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
  headers() {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return headers
  },
})

/** From now on Next's spans and the site's own are sent to a collector; returns what sends the last ones. */
export function startTraces(options: TraceOptions): () => Promise<void> {
  const queue = createSpanQueue(createSender(options), options.tellLost)
  const tracer = new SiteTracer(options.share, queue.add)
  const provider: TracerProvider = { getTracer: () => tracer }
  context.setGlobalContextManager(new AsyncContextManager())
  propagation.setGlobalPropagator(traceParent)
  trace.setGlobalTracerProvider(provider)
  setTraces(tracesWith(tracer))
  return () => {
    setTraces(null)
    for (const one of [trace, propagation, context]) one.disable()
    return queue.stop()
  }
}
