import type { useTranslations } from 'next-intl'
import type moves from '@/messages/en/desk.json'

type MoveKey = `moves.${keyof (typeof moves)['moves']}`

/** What a move is called; its own code where the interface has no word for it yet. */
export function moveName(t: ReturnType<typeof useTranslations<'desk'>>, move: string): string {
  const key = `moves.${move}` as MoveKey
  return t.has(key) ? t(key) : move
}
