import type { FinishedSpan } from './span'

type Value = string | number | boolean

const valueOf = (value: Value) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributesOf = (entries: Iterable<[string, Value]>) =>
  [...entries].map(([key, value]) => ({ key, value: valueOf(value) }))

/** Nanoseconds since 1970, which are more than a number holds. */
const nanos = (ms: number) => String(BigInt(Math.trunc(ms)) * 1_000_000n + BigInt(Math.trunc((ms % 1) * 1e6)))

/** Spans as the OpenTelemetry protocol writes them in JSON; its kinds begin with an unnamed one. */
export function toOtlp(resource: Record<string, string>, spans: readonly FinishedSpan[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(Object.entries(resource)) },
        scopeSpans: [
          {
            scope: { name: 'yss-site' },
            spans: spans.map(({ context, parentSpanId, name, kind, began, ended, attributes, status }) => ({
              traceId: context.traceId,
              spanId: context.spanId,
              ...(parentSpanId !== null && { parentSpanId }),
              name,
              kind: kind + 1,
              startTimeUnixNano: nanos(began),
              endTimeUnixNano: nanos(ended),
              attributes: attributesOf(attributes),
              status: { code: status },
            })),
          },
        ],
      },
    ],
  }
}
