import { parseChoices, startChoices, type FigureName, type SetupChoices } from './setup-store'

/** Short names in the fragment. Weights stay behind the #: no server, log or counter gets to see them. */
const names = {
  riderKg: 'rider',
  passengerKg: 'passenger',
  luggageKg: 'luggage',
  use: 'use',
  l1Mm: 'l1',
  l2Mm: 'l2',
  l3Mm: 'l3',
  travelMm: 'travel',
} as const satisfies Record<FigureName | 'use', string>

const isNamed = (key: keyof SetupChoices): key is keyof typeof names => key in names

/** Choices of an address such as `?product=<id>#rider=80&use=sport`; null when it names neither a part nor a choice. */
export function choicesOfAddress(
  { search, hash }: { search: string; hash: string },
  known: SetupChoices,
): SetupChoices | null {
  const product = new URLSearchParams(search).get('product')
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const isShared = Object.values(names).some((name) => fragment.has(name))
  if (product === null && !isShared) return null
  const base = isShared
    ? startChoices
    : { ...known, ...(product !== known.productId && { l1Mm: null, l2Mm: null, l3Mm: null, travelMm: null }) }
  return parseChoices((key) =>
    key === 'productId'
      ? (product ?? base.productId)
      : isNamed(key)
        ? (fragment.get(names[key]) ?? base[key])
        : base[key],
  )
}

/** The address that opens the page with these choices. */
export function addressOfChoices(choices: SetupChoices, path: string): string {
  const query = choices.productId === null ? '' : `?${new URLSearchParams({ product: choices.productId }).toString()}`
  const fragment = new URLSearchParams()
  for (const [key, name] of Object.entries(names)) {
    const value: unknown = Object.entries(choices).find(([field]) => field === key)?.[1]
    if (typeof value === 'number' || typeof value === 'string') fragment.set(name, String(value))
  }
  return `${path}${query}#${fragment.toString()}`
}
