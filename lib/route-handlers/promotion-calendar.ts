import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'
import type { Promotion } from '@/lib/contract/promotion'
import { readPromotions } from '@/lib/data/promotions'
import { addDays } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { answerRequest } from './answer-request'
import { calendarResponse, openCalendar, pickEntries, readCalendarAddress } from './calendar-file'

/** Whole days have no zone; the writer takes them from the UTC parts. */
const wholeDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Promotions as whole days, the last one included. `stamp`: when the file is written. */
export async function writePromotionCalendar(
  promotions: readonly Promotion[],
  lang: Lang,
  { siteUrl, stamp }: { siteUrl: string; stamp: Date },
): Promise<string> {
  const t = await getTranslations({ locale: lang, namespace: 'promotion' })
  const calendar = openCalendar(lang, { name: t('calendarName'), product: 'promotions' })
  const host = new URL(siteUrl).hostname
  for (const promotion of promotions) {
    const lines = [
      promotion.text,
      ...promotion.includes.map((item) => `• ${item}`),
      ...promotion.places.map((place) => t(`places.${place}`)),
      ...promotion.terms.map((term) => t(`terms.${term}`)),
      ...(promotion.sample ? [t('sample.text')] : []),
    ]
    calendar.createEvent({
      id: `promotion-${promotion.id}@${host}`,
      stamp,
      allDay: true,
      timezone: 'UTC',
      start: wholeDay(promotion.startsOn),
      end: wholeDay(addDays(promotion.endsOn, 1)),
      summary: t('eventTitle', { title: promotion.title }),
      description: lines.join('\n'),
      url: new URL(`${localizePath('/promotion', lang)}#${promotion.id}`, siteUrl).href,
    })
  }
  return calendar.toString()
}

/** Promotions that have not ended: `all.ics`, or `{promotion}.ics` for one. */
export async function answerPromotionCalendar(request: Request, file: string): Promise<Response> {
  const answer = async () => {
    const { lang, id } = readCalendarAddress(request, file)
    const { promotions } = await readPromotions(lang, null)
    const ahead = pickEntries(
      promotions.filter(({ state }) => state !== 'past'),
      id,
    )
    const body = await writePromotionCalendar(ahead, lang, { siteUrl: environment().SITE_URL, stamp: new Date() })
    return calendarResponse(body, `yss-promotion-${id}`)
  }
  return answerRequest(request, answer)
}
