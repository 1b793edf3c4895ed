import type { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { dayStates, type DayState } from '@/lib/contract/day-state'
import type { Promotion, promotionQuery } from '@/lib/contract/promotion'
import { dayInThailand } from '@/lib/domain/calendar'
import { dayState } from '@/lib/domain/day-state'
import { readContentOf, type ContentSource } from '@/lib/server/services/editor/overlay'
import { promotionKind, type StoredPromotion } from './promotion-kind'

const orders: Record<DayState, (a: Promotion, b: Promotion) => number> = {
  running: (a, b) => a.endsOn.localeCompare(b.endsOn),
  coming: (a, b) => a.startsOn.localeCompare(b.startsOn),
  past: (a, b) => b.endsOn.localeCompare(a.endsOn),
}

/** One promotion in a language, as it stands on a day. */
export function showPromotion(
  { title, text, includes, ...promotion }: StoredPromotion,
  lang: Lang,
  day: string,
): Promotion {
  return {
    ...promotion,
    state: dayState(promotion, day),
    title: title[lang],
    text: text[lang],
    includes: includes.map((words) => words[lang]),
  }
}

export async function getPromotions(
  { lang, line, state }: z.output<typeof promotionQuery>,
  source: ContentSource,
): Promise<Promotion[]> {
  const day = dayInThailand(source.now)
  const stored = await readContentOf(promotionKind, source)
  const asked = stored
    .map((one) => showPromotion(one, lang, day))
    .filter((promotion) => (!line || promotion.lines.includes(line)) && (!state || promotion.state === state))
  return dayStates.flatMap((each) => asked.filter((one) => one.state === each).sort(orders[each]))
}
