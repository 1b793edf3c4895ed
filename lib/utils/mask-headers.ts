const secret = /cookie|authorization|token|secret|signature|password|api-?key|client-cert|security-policy/i

export type HeaderFact = { name: string; /** null = it is not shown. */ value: string | null }

/** Cookies by their names. */
const cookieList = (value: string) =>
  value
    .split(/;\s*/)
    .map((pair) => `${pair.split('=')[0] ?? ''}=…`)
    .join('; ')

/** Headers to look at: of cookies only the names, of whatever may be a secret nothing. `hidden`: headers that are not even named. */
export function maskHeaders(
  headers: Iterable<readonly [string, string]>,
  hidden: readonly string[] = [],
): HeaderFact[] {
  return [...headers]
    .filter(([name]) => !hidden.includes(name.toLowerCase()))
    .map(([name, value]) => ({
      name,
      value: name.toLowerCase() === 'cookie' ? cookieList(value) : secret.test(name) ? null : value,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
