/** Providers whose names are one mailbox each; the first is the one it is known by. */
const sameProviders = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['fastmail.com', 'fastmail.fm'],
] as const

/** What a provider ignores in the part before the `@`. */
const ignored: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/** Yahoo's throw-away addresses follow a hyphen, not a plus. */
const hyphenated = /^(?:yahoo|ymail|rocketmail)\./

function providerOf(domain: string): string {
  const known: readonly string[] = sameProviders.find((names) => names.some((name) => name === domain)) ?? [domain]
  return known[0] ?? domain
}

/**
 * The mailbox an address leads to, in one spelling: to count by, never to send to. Case does not matter, and what follows a plus is the owner's own
 * label at nearly every provider (elsewhere two people share a count, which harms nobody); dots are ignored only where the provider ignores them.
 */
export function foldMailbox(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const provider = providerOf(text.slice(at + 1).replace(/\.$/, ''))
  const [label = ''] = text.slice(0, at).split(hyphenated.test(provider) ? /[+-]/ : '+')
  const name = label.replace(ignored[provider] ?? /(?!)/, '')
  return `${name}@${provider}`
}
