import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import type { Lang } from '@/lib/contract/common'

export type CalendarEvent = {
  /** The same for all versions of one event, so that a calendar replaces the older one. */
  uid: string
  title: string
  description: string
  location: string
  start: Date
  end: Date
  /** When this version was written. */
  stamp: Date
  lang: Lang
  url?: string
  /** Reminder before the start, minutes. */
  alarmMinutes?: number
  /** Counts the versions; a calendar keeps the highest. */
  sequence?: number
  cancelled?: boolean
}

/** A calendar file (RFC 5545) with one event; times in UTC. */
export function writeCalendar({
  uid,
  title,
  description,
  location,
  start,
  end,
  stamp,
  lang,
  url,
  alarmMinutes,
  sequence = 0,
  cancelled = false,
}: CalendarEvent): string {
  const calendar = ical({ prodId: { company: 'YSS Suspension', product: 'Site', language: lang.toUpperCase() } })
  const event = calendar.createEvent({
    id: uid,
    summary: title,
    description,
    location,
    start,
    end,
    stamp,
    sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url !== undefined && { url }),
  })
  if (alarmMinutes !== undefined && !cancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: title })
  return calendar.toString()
}
