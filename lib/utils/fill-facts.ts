/** A text with its `{names}` filled in. Throws for a name that is not among the facts. */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) throw new Error(`No fact {${name}} for "${text}"`)
    return fact
  })
}
