import type { Attributes } from '@opentelemetry/api'

/** What traced code knows of traces; without a collector nothing else of them is loaded. */
export type Traces = {
  inSpan: <T>(
    name: string,
    attributes: Attributes,
    work: (mark: (more: Attributes) => void) => Promise<T>,
  ) => Promise<T>
  /** Something that has just ended and took so long. */
  noteSpan: (name: string, attributes: Attributes, ms: number) => void
  /** Of what is being answered; null = it is not traced. */
  traceId: () => string | null
  /** What continues the trace at another server. */
  headers: () => Record<string, string>
}

// Next bundles this module several times.
const holder = globalThis as typeof globalThis & { siteTraces?: Traces | null }

export function setTraces(traces: Traces | null): void {
  holder.siteTraces = traces
}

/** Null = nothing is traced. */
export const traces = (): Traces | null => holder.siteTraces ?? null

/** Does the work, as a span where there are any. */
export const inSpan: Traces['inSpan'] = (name, attributes, work) =>
  traces()?.inSpan(name, attributes, work) ?? work(() => undefined)
