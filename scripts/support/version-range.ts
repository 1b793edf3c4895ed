type Version = { numbers: [number, number, number]; /** `beta.2`; empty = a release. */ before: string }

function parse(text: string): Version {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(text.trim())
  if (!found) throw new Error(`${text} is not a version`)
  const [, major = '', minor = '0', patch = '0', before = ''] = found
  return { numbers: [Number(major), Number(minor), Number(patch)], before }
}

/** Negative when a is older. A pre-release is older than its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)]
  for (const i of [0, 1, 2] as const)
    if (left.numbers[i] !== right.numbers[i]) return left.numbers[i] - right.numbers[i]
  if (left.before === right.before) return 0
  if (left.before === '' || right.before === '') return left.before === '' ? 1 : -1
  return left.before.localeCompare(right.before, 'en', { numeric: true })
}

const operators: Record<string, (order: number) => boolean> = {
  '': (n) => n === 0,
  '=': (n) => n === 0,
  '<': (n) => n < 0,
  '<=': (n) => n <= 0,
  '>': (n) => n > 0,
  '>=': (n) => n >= 0,
}

/**
 * Whether a version lies in a range as advisories write them: comparators that all hold, sets joined by `||`, `a - b`, or `*`
 * (`>=1.0.0 <1.8.2 || <0.30.0`). Unlike npm's own, pre-releases lie where their number is: 1.8.2-beta.1 is below 1.8.2. Throws on anything else.
 */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((set) => {
    const joined = set
      .trim()
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([<>=])\s+/g, '$1')
    return joined === '*' || joined.split(/[\s,]+/).every((comparator) => holds(version, comparator))
  })
}

function holds(version: string, comparator: string): boolean {
  const [, operator = '', bound = ''] = /^([<>]?=?)(.*)$/.exec(comparator) ?? []
  return operators[operator]?.(compareVersions(version, bound)) ?? false
}
