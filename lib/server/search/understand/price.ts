import { amountPattern, readAmount } from './amount'

const baht = String.raw`(?:บาท|baht|bath|thb|฿|バーツ)`
const other = String.raw`(?!\s*(?:mm|cm|cc|kg|km|nm|in\b|inch|มม|ซีซี|กก|นิ้ว|ミリ|インチ|%|円|[\d.]))`

/** A limit as people write it, with the amount in the first two groups. */
const limits = [
  String.raw`\b(?:priced?\s+)?(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?|(?:not|no) more than|within|budget(?: of)?)\s*${amountPattern}${other}\s*${baht}?`,
  String.raw`${amountPattern}\s*${baht}\s*(?:or less|or under|and under|max\b|limit)`,
  String.raw`(?:ราคา\s*)?(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|ถูกกว่า|งบ(?:ประมาณ)?(?:\s*ไม่เกิน)?|ภายใน)\s*${amountPattern}${other}\s*${baht}?`,
  String.raw`(?:予算\s*)?${amountPattern}\s*${baht}?\s*(?:以下|以内|未満|まで|より安い)の?`,
  String.raw`予算\s*${amountPattern}\s*${baht}?`,
].map((source) => new RegExp(source, 'iu'))

/** No part costs less, THB: a smaller figure is something else. */
const least = 100

/** A limit of the price, taken out of the text; null = there is none. Amounts are in baht: other currencies are not converted. */
export function takePrice(text: string): { priceMax: number | null; rest: string } {
  for (const limit of limits) {
    const found = limit.exec(text)
    const amount = found && readAmount(found[1], found[2])
    if (found && amount !== null && amount >= least)
      return { priceMax: amount, rest: text.replace(found[0], ' ').trim() }
  }
  return { priceMax: null, rest: text }
}
