import type { Context } from '@opentelemetry/api'
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base'

/** What a trace may say: which route answered, how, and with what status. Addresses hold what visitors searched for, and keys. */
const kept = new Set([
  'http.method',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_type',
])

/** A span's name without the part of an address that visitors fill. */
const withoutQuery = (name: string): string => name.replace(/[?#]\S*/, '')

/** Hands on what spans may say and nothing else. */
export class KeepAttributes implements SpanProcessor {
  constructor(private readonly next: SpanProcessor) {}

  onStart(span: Span, parent: Context): void {
    this.next.onStart(span, parent)
  }

  onEnd(span: ReadableSpan): void {
    const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => kept.has(name)))
    // Events are errors, with messages that may quote what was typed; the log has what may be known of them.
    this.next.onEnd(
      Object.create(span, {
        name: { value: withoutQuery(span.name) },
        attributes: { value: attributes },
        events: { value: [] },
        status: { value: { code: span.status.code } },
      }) as ReadableSpan,
    )
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.next.shutdown()
  }
}
