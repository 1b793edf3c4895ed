import type { FieldError } from '@/lib/contract/api-error'
import type { ListingField, SomeListingValues } from '@/lib/contract/dealer-listing'
import { weekdays } from '@/lib/contract/workshop-words'
import { addMonths } from './calendar'

/** What a shop may say without anybody's look: a wrong hour is worse for an hour longer than for being unseen. */
const liveAtOnce: readonly ListingField[] = ['weekly', 'exceptions', 'phones', 'lineId']
export const isLiveAtOnce = (field: ListingField) => liveAtOnce.includes(field)

/** How often a dealer is asked whether its listing is right. */
const confirmMonths = 6

/** Day on which what was said on `day` is asked again. */
export const confirmAgainOn = (day: string) => addMonths(day, confirmMonths)

/** A day that a calendar has; one of every year may be 29 February. */
function isDay(day: string): boolean {
  const whole = day.length === 5 ? `2024-${day}` : day
  const time = Date.parse(`${whole}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toJSON().startsWith(whole)
}

/** What is wrong with values that keep the contract: hours that end before they begin, days that are none or stand twice. */
export function findWrongValues({ weekly, exceptions = [] }: SomeListingValues): FieldError[] {
  const isWrong = (hours: { opens: string; closes: string } | null | undefined) =>
    !!hours && hours.opens >= hours.closes
  const wrongDays = weekdays.filter((day) => isWrong(weekly?.[day])).map((day) => `values.weekly.${day}`)
  const days = exceptions.map(({ day }) => day)
  const wrongExceptions = exceptions.flatMap(({ day, hours }, at) =>
    isWrong(hours) || !isDay(day) || days.indexOf(day) !== at ? [`values.exceptions.${at}`] : [],
  )
  return [...wrongDays, ...wrongExceptions].map((path) => ({ path, code: 'invalid' }))
}
