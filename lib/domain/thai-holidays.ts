/** Public holidays of Thailand by the names their messages have. */
export const thaiHolidays = [
  'new-year',
  'makha-bucha',
  'chakri',
  'songkran',
  'labour',
  'coronation',
  'visakha-bucha',
  'queen-birthday',
  'king-birthday',
  'asanha-bucha',
  'buddhist-lent',
  'mothers-day',
  'rama-ix-memorial',
  'chulalongkorn',
  'fathers-day',
  'constitution',
  'year-end',
] as const
export type ThaiHoliday = (typeof thaiHolidays)[number]

/** The same every year, `MM-DD`. */
const yearly: Readonly<Record<string, ThaiHoliday>> = {
  '01-01': 'new-year',
  '04-06': 'chakri',
  '04-13': 'songkran',
  '04-14': 'songkran',
  '04-15': 'songkran',
  '05-01': 'labour',
  '05-04': 'coronation',
  '06-03': 'queen-birthday',
  '07-28': 'king-birthday',
  '08-12': 'mothers-day',
  '10-13': 'rama-ix-memorial',
  '10-23': 'chulalongkorn',
  '12-05': 'fathers-day',
  '12-10': 'constitution',
  '12-31': 'year-end',
}

/** By the moon, and days off in lieu of a holiday at a weekend. The cabinet announces them a year ahead; later years are added here. */
const dated: Readonly<Record<string, ThaiHoliday>> = {
  '2026-03-03': 'makha-bucha',
  '2026-05-31': 'visakha-bucha',
  '2026-06-01': 'visakha-bucha',
  '2026-07-29': 'asanha-bucha',
  '2026-07-30': 'buddhist-lent',
  '2026-12-07': 'fathers-day',
  '2027-02-21': 'makha-bucha',
  '2027-02-22': 'makha-bucha',
  '2027-05-03': 'labour',
  '2027-05-20': 'visakha-bucha',
  '2027-07-18': 'asanha-bucha',
  '2027-07-19': 'buddhist-lent',
  '2027-10-25': 'chulalongkorn',
  '2027-12-06': 'fathers-day',
}

/** The public holiday of a day `YYYY-MM-DD` in Thailand; null = an ordinary day. */
export function thaiHolidayOn(day: string): ThaiHoliday | null {
  return dated[day] ?? yearly[day.slice(5)] ?? null
}
