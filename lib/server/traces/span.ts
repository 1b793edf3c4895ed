import {
  SpanKind,
  SpanStatusCode,
  type Attributes,
  type AttributeValue,
  type Exception,
  type HrTime,
  type Span,
  type SpanContext,
  type SpanStatus,
  type TimeInput,
} from '@opentelemetry/api'
import { keptEntries, keptName } from './kept'

export type FinishedSpan = {
  context: SpanContext
  parentSpanId: string | null
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with fractions. */ began: number
  ended: number
  attributes: ReadonlyMap<string, string | number | boolean>
  status: SpanStatusCode
}

type Begun = {
  context: SpanContext
  parentSpanId: string | null
  name: string
  kind?: SpanKind | undefined
  attributes?: Attributes | undefined
  startTime?: TimeInput | undefined
}

/** Not `Date.now()`: Next takes the clock inside a page that is being stored for a mistake. */
export const now = () => performance.timeOrigin + performance.now()

const isHrTime = (time: TimeInput): time is HrTime => Array.isArray(time)

function toMs(time: TimeInput | undefined): number {
  if (time === undefined) return now()
  if (isHrTime(time)) return time[0] * 1000 + time[1] / 1e6
  if (time instanceof Date) return time.getTime()
  // Figures of performance.now() count from the start of the process.
  return time < performance.timeOrigin ? performance.timeOrigin + time : time
}

/** A span that is timed and handed on when it ends. */
export class TimedSpan implements Span {
  private readonly attributes = new Map<string, string | number | boolean>()
  private readonly began: number
  private name: string
  private status = SpanStatusCode.UNSET
  private hasEnded = false

  constructor(
    private readonly begun: Begun,
    private readonly finish: (span: FinishedSpan) => void,
  ) {
    this.name = begun.name
    this.began = toMs(begun.startTime)
    this.setAttributes(begun.attributes ?? {})
  }

  spanContext(): SpanContext {
    return this.begun.context
  }

  setAttribute(key: string, value: AttributeValue): this {
    return this.setAttributes({ [key]: value })
  }

  setAttributes(attributes: Attributes): this {
    for (const [key, value] of keptEntries(attributes)) this.attributes.set(key, value)
    return this
  }

  /** Events and links hold texts of others. */
  addEvent(): this {
    return this
  }

  addLink(): this {
    return this
  }

  addLinks(): this {
    return this
  }

  setStatus({ code }: SpanStatus): this {
    this.status = code
    return this
  }

  updateName(name: string): this {
    this.name = name
    return this
  }

  isRecording(): boolean {
    return !this.hasEnded
  }

  recordException(exception: Exception): void {
    const type = typeof exception === 'string' ? undefined : exception.name
    if (type !== undefined) this.setAttribute('error.type', type)
  }

  end(endTime?: TimeInput): void {
    if (this.hasEnded) return
    this.hasEnded = true
    const { context, parentSpanId, kind = SpanKind.INTERNAL } = this.begun
    const { attributes, began, status } = this
    this.finish({
      context,
      parentSpanId,
      name: keptName(this.name),
      kind,
      began,
      ended: Math.max(began, toMs(endTime)),
      attributes,
      status,
    })
  }
}
