import { trace, type Context, type TextMapGetter, type TextMapPropagator, type TextMapSetter } from '@opentelemetry/api'

const header = 'traceparent'
const pattern = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/** W3C's header; of those before this site only the numbers are taken over. */
export const traceParent: TextMapPropagator = {
  inject(context: Context, carrier: unknown, setter: TextMapSetter) {
    const span = trace.getSpanContext(context)
    if (span === undefined) return
    setter.set(carrier, header, `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`)
  },
  extract(context: Context, carrier: unknown, getter: TextMapGetter) {
    const given = getter.get(carrier, header)
    const [, traceId, spanId, flags] = pattern.exec(String(Array.isArray(given) ? given[0] : given)) ?? []
    if (traceId === undefined || spanId === undefined) return context
    return trace.setSpanContext(context, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags ?? '0', 16) & 1,
      isRemote: true,
    })
  },
  fields: () => [header],
}
