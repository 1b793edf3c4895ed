import { normalizeText } from '@/lib/server/search/normalize'
import { takeEveryday } from '@/lib/server/search/texts/everyday'

/** What a word means. */
const meaning =
  /^(?:what(?:'s| is| are| does)\b|meaning of\b)|คืออะไร|คือไร|หมายถึงอะไร|แปลว่าอะไร|とは|って何|って なに|の意味/i
const question =
  /^(?:how(?! much)|why|what|when|can|could|should|do|does|is|are|will|must)\b|ยังไง|อย่างไร|วิธี|ทำไม|ไหม$|มั้ย$|หรือเปล่า|กี่(?:กิโล|ปี|เดือน|วัน|ชั่วโมง|นาที)|เมื่อไหร่|ต่างกัน|ですか|ますか|なぜ|どうして|どうやって|何(?:分|時間|日)|方法|やり方|手順|できる|[?？]$/i

/** Whether a query asks what something means. */
export const asksMeaning = (query: string): boolean => meaning.test(query.trim())

/** Whether a query is a question, which an answer serves better than a part. */
export const isQuestion = (query: string): boolean => asksMeaning(query) || question.test(query.trim())

/** A part that fails within months is a matter for the warranty, whether that is said or not. */
const months = /\d+ ?(?:months?|weeks?|เดือน|อาทิตย|か月|ケ月|け月|ヶ月|カ月|ヵ月)/

const says = (query: string, token: string) =>
  takeEveryday(normalizeText(query)).words.some((word) => word.token.endsWith(`e:${token}`))

/** Whether a query says that something is to be claimed. */
export const asksForClaim = (query: string): boolean => says(query, 'claim')

/** Whether a query speaks of a claim or of the warranty. */
export const asksWarranty = (query: string): boolean => asksForClaim(query) || says(query, 'warranty')

/** Whether a query looks for work. */
export const asksForJob = (query: string): boolean => says(query, 'job')

/** A claim or the warranty, or a part that is a few months old. */
export const asksClaim = (query: string): boolean => months.test(normalizeText(query)) || asksWarranty(query)
