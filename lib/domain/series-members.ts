import type { ProductSummary } from '@/lib/contract/product'
import type { FigureField, MemberKey } from './series-page'

export type Range = { min: number; max: number }
export type MemberGroup<M = ProductSummary> = { key: string; members: M[]; total: number }
type Spec = Pick<ProductSummary, 'spec'>

/** Smallest and largest value that any of the parts has; null where none has one. */
export function rangeOf(members: readonly Spec[], field: FigureField): Range | null {
  const values = members.flatMap(({ spec }) => spec[field] ?? [])
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) }
}

/** Every value of the fields once, ascending. */
export function valuesOf(members: readonly Spec[], fields: readonly FigureField[]): number[] {
  const values = members.flatMap(({ spec }) => fields.flatMap((field) => spec[field] ?? []))
  return [...new Set(values)].sort((a, b) => a - b)
}

type Keyed = Pick<ProductSummary, 'kind' | 'construction' | 'axle' | 'adjusters' | 'spec'>

function keyOf({ spec, adjusters, ...member }: Keyed, by: MemberKey): string | null {
  if (by === 'springType') return spec.springType
  return by === 'adjusters' ? adjusters.join('') : member[by]
}

/** Parts that share what the filter tells apart, the largest group first. Parts without it are a group of their own, with an empty key. */
export function groupMembers<M extends Keyed>(members: readonly M[], by: MemberKey): MemberGroup<M>[] {
  const groups = new Map<string, M[]>()
  for (const member of members) {
    const key = keyOf(member, by) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return [...groups]
    .map(([key, found]) => ({ key, members: found, total: found.length }))
    .sort((a, b) => b.total - a.total)
}

/** A few of each group, so that a page stays light however many parts there are. */
export function shortenGroups<M>(groups: readonly MemberGroup<M>[], rows: number): MemberGroup<M>[] {
  const each = Math.max(4, Math.floor(rows / Math.max(1, groups.length)))
  return groups.map((group) => ({ ...group, members: group.members.slice(0, each) }))
}
