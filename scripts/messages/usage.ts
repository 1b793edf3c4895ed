import { dynamicKeys } from './allowed'

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`/g
const templateHead = /`([\w-]+(?:\.[\w-]+)*\.)\$\{/g
export type SourceFile = { path: string; text: string }

type Facts = { literals: ReadonlySet<string>; heads: readonly string[] }

function factsOf(text: string): Facts {
  const literals = new Set<string>()
  for (const [, single, double, template] of text.matchAll(literal)) literals.add(single ?? double ?? template ?? '')
  return { literals, heads: [...text.matchAll(templateHead)].map(([, head = '']) => head) }
}

/** The ways code may spell one key: (namespace argument, rest of the key). */
function spellings(key: string): { namespace: string; rest: string }[] {
  const parts = key.split('.')
  return parts.slice(1).map((_, i) => ({ namespace: parts.slice(0, i + 1).join('.'), rest: parts.slice(i + 1).join('.') }))
}

function uses(facts: Facts, key: string): boolean {
  if (facts.literals.has(key) || facts.heads.some((head) => key.startsWith(head))) return true
  return spellings(key).some(({ namespace, rest }) => {
    if (rest.includes('.') && facts.literals.has(rest)) return true
    return facts.literals.has(namespace) && (facts.literals.has(rest) || facts.heads.some((head) => rest.startsWith(head)))
  })
}

/** Keys no source file spells out. Keys built from data are declared in `dynamicKeys`. */
export function unusedKeys(keys: Iterable<string>, files: readonly SourceFile[], dynamic: readonly string[] = dynamicKeys): string[] {
  const facts = files.map((file) => factsOf(file.text))
  return [...keys].filter((key) => !dynamic.some((prefix) => key.startsWith(`${prefix}.`)) && !facts.some((fact) => uses(fact, key)))
}
