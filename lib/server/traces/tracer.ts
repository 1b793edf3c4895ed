import {
  context,
  createContextKey,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api'
import { chance, newSpanId, newTraceId } from './ids'
import { TimedSpan, type FinishedSpan } from './span'

const untraced = createContextKey('yss untraced')

/** What is done in here makes no spans: sending spans would make more of them. */
export const withoutTraces = (parent: Context): Context => parent.setValue(untraced, true)

/** Of so many requests one is traced, whatever a caller says of its own; its number is taken over, so that a proxy's trace goes on. */
export class SiteTracer implements Tracer {
  constructor(
    private readonly share: number,
    private readonly finish: (span: FinishedSpan) => void,
  ) {}

  startSpan(name: string, options: SpanOptions = {}, parent: Context = context.active()): Span {
    const outer = options.root ? undefined : trace.getSpanContext(parent)
    const isSampled =
      outer === undefined || outer.isRemote ? chance() < this.share : (outer.traceFlags & TraceFlags.SAMPLED) !== 0
    const isTraced = isSampled && parent.getValue(untraced) !== true
    const spanContext = {
      traceId: outer?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      traceFlags: isTraced ? TraceFlags.SAMPLED : TraceFlags.NONE,
    }
    if (!isTraced) return trace.wrapSpanContext(spanContext)
    return new TimedSpan({ ...options, name, context: spanContext, parentSpanId: outer?.spanId ?? null }, this.finish)
  }

  startActiveSpan<F extends (span: Span) => unknown>(name: string, fn: F): ReturnType<F>
  startActiveSpan<F extends (span: Span) => unknown>(name: string, options: SpanOptions, fn: F): ReturnType<F>
  startActiveSpan<F extends (span: Span) => unknown>(
    name: string,
    options: SpanOptions,
    parent: Context,
    fn: F,
  ): ReturnType<F>
  startActiveSpan<F extends (span: Span) => unknown>(
    name: string,
    ...given: [F] | [SpanOptions, F] | [SpanOptions, Context, F]
  ): ReturnType<F> {
    const [options, parent, fn] =
      given.length === 1
        ? [{}, context.active(), given[0]]
        : given.length === 2
          ? [given[0], context.active(), given[1]]
          : given
    const span = this.startSpan(name, options, parent)
    return context.with(trace.setSpan(parent, span), () => fn(span) as ReturnType<F>)
  }
}
