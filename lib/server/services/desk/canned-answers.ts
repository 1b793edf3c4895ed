import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { DeskItem } from '@/lib/contract/desk'
import type { DeskKind } from '@/lib/contract/desk-words'
import { answersFor, deskAnswerIds } from '@/lib/domain/desk/answers'

const answersSchema = z.record(z.enum(deskAnswerIds), z.object({ title: z.string(), text: z.string() }))

/** Answers to begin with: their names as staff read them, their words as the sender does. */
export async function readAnswers(
  kind: DeskKind,
  number: string,
  { staff, sender }: { staff: Lang; sender: Lang },
): Promise<DeskItem['answers']> {
  const [titles, texts] = await Promise.all(
    [staff, sender].map((lang) => readContent(lang, 'desk', 'answers', answersSchema)),
  )
  return answersFor(kind).map((id) => ({
    id,
    title: titles?.[id].title ?? id,
    text: (texts?.[id].text ?? '').replaceAll('{number}', number),
  }))
}
