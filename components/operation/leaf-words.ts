import type { getTranslations } from 'next-intl/server'
import type { Leaf } from '@/lib/domain/operation/leaves'

type Words = Awaited<ReturnType<typeof getTranslations<'operation.words'>>>

const boundless = 1_000_000_000

function kindWords(t: Words, { kind, choices, format }: Leaf): string {
  if (choices.length > 0) {
    const choice = t('choice', { choices: choices.join(', ') })
    return kind === 'list' ? `${t('list')} · ${choice}` : choice
  }
  return kind === 'text' && format !== null ? t('formatted', { format }) : t(kind === 'choice' ? 'text' : kind)
}

/** A limit in words; null = there is none worth telling. */
function limitWords(t: Words, { kind, min, max, choices }: Leaf): string | null {
  if (choices.length > 0 && kind !== 'list') return null
  const most = max === null || max >= boundless ? null : max
  if (kind === 'text' || kind === 'list') {
    if (most === null) return null
    const [between, atMost] =
      kind === 'text' ? (['letters', 'lettersMost'] as const) : (['entries', 'entriesMost'] as const)
    return min === null ? t(atMost, { max: most }) : t(between, { min, max: most })
  }
  if (kind !== 'whole' && kind !== 'number') return null
  const least = min === null || min <= -boundless ? null : min
  if (least === null) return most === null ? null : t('sizeMost', { max: most })
  return most === null ? t('sizeLeast', { min: least }) : t('size', { min: least, max: most })
}

/** What a field is, in words: its kind, its limits, how it is written. */
export function leafWords(t: Words, leaf: Leaf): string {
  const { pattern, nullable } = leaf
  const parts = [
    kindWords(t, leaf),
    limitWords(t, leaf),
    pattern === null ? null : t('pattern', { pattern }),
    nullable ? t('nullable') : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}
