import { readFileSync } from 'node:fs'
import { z } from 'zod'

const vocabularySchema = z.object({
  source: z.string(),
  types: z.record(
    z.string(),
    z.object({ parents: z.array(z.string()), properties: z.record(z.string(), z.array(z.string())) }),
  ),
})
const { types } = vocabularySchema.parse(JSON.parse(readFileSync('tests/support/schema-org.json', 'utf8')))

/** A type and everything it inherits from; empty for a type the vocabulary does not have. */
function lineOf(type: string): string[] {
  const parents = types[type]?.parents
  return parents ? [type, ...parents.flatMap(lineOf)] : []
}

/** Types that a property of a type may have; null = the type has no such property. */
function rangeOf(type: string, property: string): string[] | null {
  const found = lineOf(type).flatMap((one) => types[one]?.properties[property] ?? [])
  return lineOf(type).some((one) => types[one]?.properties[property]) ? found : null
}

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

function faultsOfValue(value: unknown, range: readonly string[], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsOfValue(one, range, place))
  if (value === null || value === undefined || value === '') return [`${place} is empty`]
  if (!isThing(value)) return []
  const type = value['@type']
  // Only the id of something that is described elsewhere.
  if (type === undefined && typeof value['@id'] === 'string') return []
  if (typeof type !== 'string') return [`${place} has no type`]
  const fits = lineOf(type).some((one) => range.includes(one))
  return [...(fits ? [] : [`${place} cannot be a ${type}`]), ...faultsOfThing(value, place)]
}

function faultsOfThing(thing: Thing, place: string): string[] {
  const type = thing['@type']
  if (typeof type !== 'string' || !types[type])
    return [`${place}: schema.org has no type ${String(type)} that is used here`]
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    // What an action needs is said beside it (schema.org/docs/actions.html).
    if (property.endsWith('-input') && lineOf(type).includes('Action')) return []
    const range = rangeOf(type, property)
    const here = `${place}.${property}`
    return range ? faultsOfValue(value, range, here) : [`${here}: ${type} has no such property`]
  })
}

/** What is wrong with structured data by schema.org's own vocabulary: types, properties with what they inherit, and types of values. */
export function schemaOrgFaults(data: object): string[] {
  const { '@context': context, '@graph': graph, ...thing } = data as Thing
  const wrongContext = context === 'https://schema.org' ? [] : ['The context is not https://schema.org']
  if (graph === undefined) return [...wrongContext, ...faultsOfThing(thing, String(thing['@type']))]
  if (!Array.isArray(graph)) return [...wrongContext, '@graph is no list']
  return [
    ...wrongContext,
    ...graph.flatMap((one: unknown, i) =>
      isThing(one) ? faultsOfThing(one, `@graph[${i}]`) : [`@graph[${i}] is no thing`],
    ),
  ]
}
