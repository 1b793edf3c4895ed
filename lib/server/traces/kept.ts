import type { Attributes, AttributeValue } from '@opentelemetry/api'

/**
 * What may leave of a span. Addresses of pages hold what visitors search for and open private links, messages of errors hold what somebody typed:
 * whatever is not named here stays.
 */
const keptAttributes = new Set([
  'company.operation',
  'company.status',
  'db.operation',
  'db.collection',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
])

const isKept = (key: string, value: AttributeValue | undefined): value is string | number | boolean =>
  keptAttributes.has(key) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')

/** Names of Next's spans are patterns of routes, but for calls to other servers, which it names by their address. */
export const keptName = (name: string): string =>
  /^(\S+ ){0,2}https?:/.test(name) ? name.replace(/ *https?:.*$/s, '') : name

export function keptEntries(attributes: Attributes): [key: string, value: string | number | boolean][] {
  return Object.entries(attributes).flatMap(([key, value]): [string, string | number | boolean][] =>
    isKept(key, value) ? [[key, value]] : [],
  )
}
