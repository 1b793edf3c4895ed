import { amountPattern, readAmount } from './amount'

const baht = String.raw`(?:บาท|baht|bath|thb|฿|バーツ)`
const other = String.raw`(?!\s*(?:mm|cm|cc|kg|km|nm|in\b|inch|มม|ซีซี|กก|นิ้ว|ミリ|インチ|%|円|[\d.]))`

/** In `D-Max 2020` and `x max 300` it is a name. */
const maximum = String.raw`(?<!\b[a-z][- ])max(?:imum)?`

/** A limit as people write it, with the amount in the first three groups. */
const limits = [
  String.raw`\b(?:priced?\s+)?(?:under|below|less than|cheaper than|up to|at most|${maximum}|(?:not|no) more than|within|budget(?: of)?)\s*${amountPattern}${other}\s*${baht}?`,
  String.raw`${amountPattern}\s*${baht}\s*(?:or less|or under|and under|max\b|limit)`,
  String.raw`(?:ราคา\s*)?(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|ถูกกว่า|งบ(?:ประมาณ)?(?:\s*ไม่เกิน)?|ภายใน)\s*${amountPattern}${other}\s*${baht}?`,
  String.raw`(?:予算\s*)?${amountPattern}\s*${baht}?\s*(?:以下|以内|未満|まで|より安い)の?`,
  String.raw`予算\s*${amountPattern}\s*${baht}?`,
].map((source) => new RegExp(source, 'iu'))

/** The same in money that is not converted. */
const otherMoney = String.raw`(?:円|yen|jpy|dollars?|usd|euros?|eur|เยน|ดอลลาร์|ยูโร|ドル|ユーロ)`
const otherLimits = [
  String.raw`\b(?:priced?\s+)?(?:under|below|less than|cheaper than|up to|at most|within)\s*(?:[¥€$]\s*${amountPattern}|${amountPattern}\s*${otherMoney})`,
  String.raw`(?:ราคา\s*)?(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|งบ(?:ประมาณ)?(?:\s*ไม่เกิน)?)\s*${amountPattern}\s*${otherMoney}`,
  String.raw`(?:予算\s*)?[¥]?${amountPattern}\s*${otherMoney}\s*(?:以下|以内|未満|まで)の?`,
].map((source) => new RegExp(source, 'iu'))

/** No part costs less, THB: a smaller figure is something else. */
const least = 100

type Price = { priceMax: number | null; isOtherMoney: boolean; rest: string }

/** A limit of the price, taken out of the text; null = there is none in baht, as other currencies are not converted. */
export function takePrice(text: string): Price {
  const without = (found: string) => text.replace(found, ' ').trim()
  for (const limit of otherLimits) {
    const found = limit.exec(text)
    if (found) return { priceMax: null, isOtherMoney: true, rest: without(found[0]) }
  }
  for (const limit of limits) {
    const found = limit.exec(text)
    const amount = found && readAmount(found[1], found[2], found[3])
    if (found && amount !== null && amount >= least)
      return { priceMax: amount, isOtherMoney: false, rest: without(found[0]) }
  }
  return { priceMax: null, isOtherMoney: false, rest: text }
}
