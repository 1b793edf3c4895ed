import { normalizeText } from './normalize'

/**
 * Words of the trade that mean the same to a buyer, in all languages at once: whoever writes one of them finds the texts with any other.
 * Spellings that differ only by tone marks, small kana, long vowels, width or case need no entry of their own.
 */
const synonyms = {
  shock: ['shock', 'shocks', 'shock absorber', 'shock absorbers', 'absorber', 'damper', 'suspension', 'shox', 'โช้ค', 'โช้คอัพ', 'โช้ก', 'โช้คอัป', 'ช็อค', 'ช็อก', 'ช็อคอัพ', 'ช๊อคอัพ', 'ช็อคอับ', 'โช้คอับ', 'ช่วงล่าง', 'ショック', 'ショックアブソーバー', 'ショックアブソーバ', 'アブソーバー', 'ダンパー', 'サス', 'サスペンション', '緩衝器'],
  spring: ['spring', 'springs', 'coil spring', 'coil springs', 'coil', 'สปริง', 'ขดสปริง', 'คอยล์สปริง', 'คอยสปริง', 'แหนบสปริง', 'バネ', 'ばね', 'スプリング', 'コイルスプリング'],
  fork: ['fork', 'forks', 'front fork', 'front forks', 'ตะเกียบ', 'ตะเกียบหน้า', 'ฟอร์ค', 'フォーク', 'フロントフォーク'],
  rear: ['rear', 'back', 'หลัง', 'ล้อหลัง', 'リア', 'リヤ', '後', '後ろ', '後輪'],
  front: ['front', 'หน้า', 'ล้อหน้า', 'フロント', '前', '前輪'],
  pair: ['pair', 'pairs', 'twin', 'twin shock', 'twin shocks', 'twin rear', 'dual shock', 'dual shocks', 'คู่', 'ツイン', 'ツインショック', 'ツインサス', '二本'],
  mono: ['mono', 'monoshock', 'mono shock', 'single shock', 'เดี่ยว', 'โช้คเดี่ยว', 'โมโน', 'โมโนช็อค', 'モノ', 'モノショック', 'モノサス'],
  scooter: ['scooter', 'scooters', 'scooty', 'scoots', 'สกู๊ตเตอร์', 'สกูตเตอร์', 'สกุตเตอร์', 'สกู๊ตเตอ', 'ออโตเมติก', 'ออโต้', 'รถออโต้', 'スクーター', 'スクータ'],
  underbone: ['underbone', 'underbones', 'moped', 'mopeds', 'รถครอบครัว', 'ครอบครัว', 'アンダーボーン', 'モペット', 'モペッド'],
  motorcycle: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes', 'มอเตอร์ไซค์', 'มอเตอร์ไซด์', 'มอไซค์', 'จักรยานยนต์', 'รถจักรยานยนต์', 'バイク', 'オートバイ', '二輪', '二輪車'],
  bigbike: ['bigbike', 'big bike', 'big bikes', 'บิ๊กไบค์', 'บิ๊กไบก์', 'บิ้กไบค์', '大型バイク', 'ビッグバイク', '大型'],
  car: ['car', 'cars', 'sedan', 'รถเก๋ง', 'เก๋ง', 'รถยนต์', 'รถยนตร์', '乗用車', '自動車', 'セダン'],
  pickup: ['pickup', 'pickups', 'pick up', 'truck', 'trucks', 'กระบะ', 'รถกระบะ', 'ปิคอัพ', 'ปิกอัพ', 'ピックアップ', 'ピックアップトラック', 'トラック'],
  oil: ['oil', 'oils', 'น้ำมัน', 'オイル'],
  airSuspension: ['air suspension', 'air suspensions', 'air ride', 'airride', 'air sus', 'airsus', 'air bag', 'airbag', 'ถุงลม', 'แอร์ซัส', 'ช่วงล่างถุงลม', 'エアサス', 'エアサスペンション', 'エアーサス'],
  coilover: ['coilover', 'coilovers', 'coil over', 'coil overs', 'โคอิลโอเวอร์', 'คอยล์โอเวอร์', 'คอยโอเวอร์', '車高調', '車高調整', '車高調整式', 'コイルオーバー'],
  lowering: ['lowering', 'lowered', 'lower', 'โหลด', 'โหลดเตี้ย', 'ローダウン', 'ダウンサス'],
  lift: ['lift', 'lifts', 'lifted', 'lift up', 'raised', 'ยกสูง', 'ยก', 'リフトアップ', 'リフト'],
  steeringDamper: ['steering damper', 'steering dampers', 'steering stabilizer', 'กันสะบัด', 'โช้คกันสะบัด', 'ステアリングダンパー', 'ステダン'],
  reservoir: ['reservoir', 'reservoirs', 'piggyback', 'piggy back', 'subtank', 'sub tank', 'ซับแทงค์', 'ซับแท็งก์', 'ซับแท้ง', 'กระปุก', 'サブタンク', 'リザーバー', 'リザーブタンク', '別体タンク'],
  preload: ['preload', 'pre load', 'พรีโหลด', 'プリロード', 'イニシャル'],
  rebound: ['rebound', 'รีบาวด์', 'รีบาวน์', 'リバウンド', '伸び側', '伸側'],
  compression: ['compression', 'คอมเพรสชั่น', 'คอมเพรสชัน', 'คอมเพรส', 'コンプレッション', '圧側'],
  sealKit: ['seal', 'seals', 'oil seal', 'oil seals', 'seal kit', 'seal kits', 'ซีล', 'ซีลโช้ค', 'ชุดซีล', 'ซีลน้ำมัน', 'シール', 'オイルシール', 'シールキット'],
  bushing: ['bushing', 'bushings', 'bush', 'bushes', 'บูช', 'บุช', 'บู๊ช', 'บูชยาง', 'ブッシュ', 'ブッシング'],
  bumpStop: ['bump stop', 'bump stops', 'bumpstop', 'bump rubber', 'กันกระแทก', 'ยางกันกระแทก', 'バンプストップ', 'バンプラバー'],
  strut: ['strut', 'struts', 'สตรัท', 'สตรัต', 'ストラット'],
  cartridge: ['cartridge', 'cartridges', 'คาร์ทริดจ์', 'คาร์ทริดจ์โช้ค', 'คาร์ทริจ', 'カートリッジ'],
  compressor: ['compressor', 'compressors', 'air pump', 'ปั๊มลม', 'คอมเพรสเซอร์', 'コンプレッサー'],
  kit: ['kit', 'kits', 'ชุดคิท', 'ชุดคิต', 'ชุด', 'キット'],
  load: ['load', 'heavy duty', 'heavy load', 'load assist', 'บรรทุก', 'บรรทุกหนัก', '積載', '荷重', 'ヘビーデューティー'],
  comfort: ['comfort', 'comfortable', 'นุ่ม', 'นุ่มนวล', 'สบาย', 'コンフォート', '乗り心地'],
  gas: ['gas', 'แก๊ส', 'ก๊าซ', 'แก๊ซ', 'ガス'],
  adjustable: ['adjustable', 'ปรับได้', 'ปรับ', '調整式', '調整', '減衰力調整'],
} as const satisfies Record<string, readonly string[]>

type ConceptId = keyof typeof synonyms

/** Tokens begin with a private-use character that no visitor types, so that a word can never be taken for one. */
function conceptToken(id: ConceptId): string {
  return `\uE000${id.toLowerCase()}`
}

/** Words that say nothing about what is wanted; left out of a query that has others. */
const fillers = ['for', 'the', 'of', 'and', 'with', 'my', 'price', 'buy', 'สำหรับ', 'ของ', 'รถ', 'รุ่น', 'ราคา', 'ยี่ห้อ', 'ใส่', 'ติด', 'の', '用', 'に', 'を', '対応', '適合', '価格', '値段', '通販']

/** Whether a token stands for a concept and not for a written word. */
export function isConceptToken(token: string): boolean {
  return token.startsWith('\uE000')
}

/** What a filler stands for instead of a concept. */
export const fillerToken = '\uE000'

/**
 * Words that may mean the concept when a visitor writes them, but are too wide to mean it in a stored text:
 * a fork damper is no shock absorber, and a part for the Africa Twin or the BYD Seal is neither a pair nor a seal.
 */
const queryOnly = ['damper', 'suspension', 'ช่วงล่าง', 'ダンパー', 'サスペンション', 'coil', 'lower', 'back', 'bike', 'bikes', 'truck', 'trucks', 'twin', 'ツイン', 'seal', 'seals', 'ซีล', 'シール'] as const

export const queryOnlySpellings: ReadonlySet<string> = new Set(queryOnly.map(normalizeText))

/** Spellings by normalised text, e.g. `shock absorber` or โชคอพ. The entry with the most characters wins where several fit. */
export const conceptBySpelling: ReadonlyMap<string, string> = new Map([
  ...fillers.map((filler): [string, string] => [normalizeText(filler), fillerToken]),
  ...(Object.keys(synonyms) as ConceptId[]).flatMap((id) => synonyms[id].map((spelling): [string, string] => [normalizeText(spelling), conceptToken(id)])),
])

/** Latin words of the table: known words even when no stored text has them. */
export const conceptWords: ReadonlySet<string> = new Set([...conceptBySpelling].filter(([, token]) => token !== fillerToken).flatMap(([spelling]) => spelling.split(' ')).filter((word) => /^[a-z]{4,}$/.test(word)))
