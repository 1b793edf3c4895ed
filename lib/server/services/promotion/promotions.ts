import { z } from 'zod'
import data from '@/content/promotions.json'
import { localizedTextSchema, type Lang } from '@/lib/contract/common'
import { dayStates, type DayState } from '@/lib/contract/day-state'
import { promotionSchema, type Promotion, type promotionQuery } from '@/lib/contract/promotion'
import { dayInThailand } from '@/lib/domain/calendar'
import { dayState } from '@/lib/domain/day-state'
import type { ServiceContext } from '@/lib/server/services/context'

/** Promotions as the web team writes them: without a state, which only the day can tell. */
export const promotionFileSchema = z.array(
  promotionSchema
    .omit({ state: true })
    .extend({
      title: localizedTextSchema,
      text: localizedTextSchema,
      includes: z.array(localizedTextSchema).min(1),
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, 'endsOn is before startsOn'),
)
const stored = promotionFileSchema.parse(data)

const orders: Record<DayState, (a: Promotion, b: Promotion) => number> = {
  running: (a, b) => a.endsOn.localeCompare(b.endsOn),
  coming: (a, b) => a.startsOn.localeCompare(b.startsOn),
  past: (a, b) => b.endsOn.localeCompare(a.endsOn),
}

function readIn(lang: Lang, day: string): Promotion[] {
  return stored.map(({ title, text, includes, ...promotion }) => ({
    ...promotion,
    state: dayState(promotion, day),
    title: title[lang],
    text: text[lang],
    includes: includes.map((words) => words[lang]),
  }))
}

export async function getPromotions(
  { lang, line, state }: z.output<typeof promotionQuery>,
  { now }: Pick<ServiceContext, 'now'>,
): Promise<Promotion[]> {
  const asked = readIn(lang, dayInThailand(now)).filter(
    (promotion) => (!line || promotion.lines.includes(line)) && (!state || promotion.state === state),
  )
  return dayStates.flatMap((each) => asked.filter((one) => one.state === each).sort(orders[each]))
}
