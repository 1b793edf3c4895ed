import { isFillerOnly, splitPieces } from '@/lib/server/search/concepts'
import { normalizeText, isLatin } from '@/lib/server/search/normalize'
import { costToken } from '@/lib/server/search/synonyms'
import { takeEveryday } from '@/lib/server/search/texts/everyday'
import { splitRuns } from '@/lib/server/search/tokenize'

const tyres = ['winter', 'summer', 'all season'].flatMap((season) =>
  ['tyre', 'tyres', 'tire', 'tires'].map((tyre) => `${season} ${tyre}`),
)

/** Things nobody here sells, by names that mean nothing else. They share words with what is here (oil, pump, pad), which is not meant. */
const things = [
  ...tyres,
  'mountain bike',
  'mtb',
  'bicycle',
  'bicycles',
  'จักรยานเสือภูเขา',
  'เสือภูเขา',
  'マウンテンバイク',
  '自転車',
  'michelin',
  'bridgestone',
  'มิชลิน',
  'บริดจสโตน',
  'ミシュラン',
  'engine oil',
  'motor oil',
  'gear oil',
  'transmission oil',
  'transmission fluid',
  'brake fluid',
  'brake pad',
  'brake pads',
  'brake disc',
  'oil filter',
  'air filter',
  'spark plug',
  'spark plugs',
  'bicycle pump',
  'bike pump',
  'tyre pump',
  'tire pump',
  'foot pump',
  'water pump',
  'fuel pump',
  'air conditioning',
  'aircon',
  'air con',
  'car stereo',
  'dash cam',
  'dashcam',
  'car insurance',
  'seat cover',
  'seat covers',
  'floor mats',
  'window film',
  'iphone',
  'phone case',
  'phone holder',
  'น้ำมันเครื่อง',
  'น้ำมันเกียร์',
  'น้ำมันเบรก',
  'น้ำมันเบรค',
  'น้ำมันพืช',
  'ผ้าเบรก',
  'ผ้าเบรค',
  'จานเบรก',
  'จานเบรค',
  'กรองอากาศ',
  'กรองน้ำมัน',
  'ไส้กรอง',
  'หัวเทียน',
  'ที่สูบลม',
  'สูบลมยาง',
  'ปั๊มน้ำ',
  'ปั๊มติ๊ก',
  'แอร์รถ',
  'แอร์รถยนต์',
  'ล้างแอร์',
  'น้ำยาแอร์',
  'เครื่องเสียงรถ',
  'กล้องติดรถ',
  'ประกันภัยรถ',
  'ต่อภาษี',
  'พ.ร.บ.',
  'หุ้มเบาะ',
  'ฟิล์มกรองแสง',
  'ไอโฟน',
  'エンジンオイル',
  'モーターオイル',
  'ギアオイル',
  'ギヤオイル',
  'ミッションオイル',
  'ブレーキオイル',
  'ブレーキフルード',
  'ブレーキパッド',
  'ブレーキディスク',
  'オイルフィルター',
  'スタッドレス',
  'サマータイヤ',
  'エアフィルター',
  'エアクリーナー',
  'スパークプラグ',
  '空気入れ',
  'ウォーターポンプ',
  '燃料ポンプ',
  'iphoneケース',
  'カーエアコン',
  'カーナビ',
  'カーオーディオ',
  'ドラレコ',
  'ドライブレコーダー',
  '自動車保険',
  'シートカバー',
  'フロアマット',
].map(normalizeText)

/** Such things that also stand in what people tell of their suspension: a tyre may rub, a wheel may hop, a mobile number may change. Alone, or of a vehicle, they are what is wanted. */
const alone = [
  'tyre',
  'tyres',
  'tire',
  'tires',
  'wheel',
  'wheels',
  'rim',
  'rims',
  'alloy wheels',
  'battery',
  'batteries',
  'helmet',
  'helmets',
  'exhaust',
  'exhausts',
  'muffler',
  'clutch',
  'drive chain',
  'chain',
  'chains',
  'sprocket',
  'sprockets',
  'ยางรถ',
  'ยางรถยนต์',
  'ยางรถมอเตอร์ไซค์',
  'ยางนอก',
  'ยางใน',
  'ล้อแม็ก',
  'ล้อแม็กซ์',
  'แบตเตอรี่',
  'แบตเตอรี่รถยนต์',
  'หมวกกันน็อค',
  'หมวกกันน็อก',
  'ท่อไอเสีย',
  'ท่อสูตร',
  'ท่อแต่ง',
  'คลัทช์',
  'โซ่',
  'โซ่สเตอร์',
  'สเตอร์หลัง',
  'smartphone',
  'มือถือ',
  'スマホ',
  'タイヤ',
  'ホイール',
  'アルミホイール',
  'バッテリー',
  'バイク用バッテリー',
  'ヘルメット',
  'マフラー',
  'クラッチ',
  'チェーン',
  'スプロケット',
].map(normalizeText)

const longestFirst = (a: string, b: string) => b.length - a.length
const findIn = (names: readonly string[], text: string) =>
  names
    .filter((name) => (isLatin(name) ? ` ${text} `.includes(` ${name} `) : text.includes(name)))
    .sort(longestFirst)[0]

/** 180/55-17: what is measured so is a tyre. */
const tyreSize = /(?<![\d/])\d{2,3}\/\d{2}(?:[ -]?z?r?\d{2})?(?![\d/])/i

/** What a query names that nobody here sells: `sure` whatever stands beside it, otherwise only where `rest` names a vehicle or nothing. */
export function findOtherTrade(query: string): { isSure: boolean; rest: string } | null {
  if (tyreSize.test(query))
    return { isSure: true, rest: normalizeText(query.replace(tyreSize, ' ').replace(/ยาง|タイヤ/, ' ')) }
  const text = normalizeText(query)
  const sure = findIn(things, text)
  const thing = sure ?? findIn(alone, text)
  if (thing === undefined) return null
  const rest = text.replace(thing, ' ').trim()
  return {
    isSure: sure !== undefined || rest === '' || saysNothing(rest) || isPurchase(rest.replace(anyVehicle, ' ')),
    rest,
  }
}

/** What is done with a thing that is bought. */
const purchases: ReadonlySet<string> = new Set(
  ['change', 'buy', 'repair', 'discount', 'fitting', 'used'].map((id) => `\uE000e:${id}`),
)

/** Whether a text says no more than that something is bought, changed or mended. */
function isPurchase(text: string): boolean {
  const { words, rest } = takeEveryday(normalizeText(text))
  return words.length > 0 && words.every(({ token }) => purchases.has(token)) && isFillerOnly(splitRuns(rest))
}

/** What wheels and tyres do because of the suspension: their alignment, their wear, a wobble. */
const wheelMatters: ReadonlySet<string> = new Set(['alignment', 'worn', 'wobble'].map((id) => `\uE000e:${id}`))

/** Whether a text that names wheels or tyres tells of the suspension: wheel alignment after lowering. */
export const isAboutWheels = (text: string): boolean =>
  takeEveryday(normalizeText(text)).words.some(({ token }) => wheelMatters.has(token))

const anyVehicle = /(?<![a-z])(?:cars?|bikes?|motorbikes?|motorcycles?|scooters?|trucks?|pickups?)(?![a-z])/g

/** How one asks, and what it costs. */
const saysNothing = (text: string) =>
  isFillerOnly(splitRuns(text)) || splitPieces(splitRuns(text)).every(({ concept }) => concept === costToken)
