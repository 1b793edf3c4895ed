import { normalizeText } from '@/lib/server/search/normalize'
import { isFillerOnly, splitPieces } from '@/lib/server/search/concepts'
import { lengthsByStart } from '@/lib/server/search/spelling-lengths'
import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { canPart } from '@/lib/server/search/thai-cut'
import { splitRuns } from '@/lib/server/search/tokenize'
import { stemWords } from './stem'

/**
 * Everyday words that mean the same to whoever asks, in all languages at once. Words of the trade are in `synonyms`, which the index of
 * parts shares; these are known among pages, questions, jobs and news only.
 */
const everyday = {
  clean: 'clean|wash|look after|ล้างรถ|ล้างโช้ค|ล้างและ|ทำความสะอาด|ดูแล|洗う|洗い|洗浄|掃除|手入れ|清掃',
  worn: 'worn|wear|lifespan|life span|lifetime|โช้คบอด|โช้คตาย|เสื่อม|หมดสภาพ|หมดอายุ|สึก|อายุการใช้งาน|寿命|劣化|摩耗|へたり|へたる',
  runIn: 'running in|run in|break in|breaking in|bed in|รันอิน|เบิร์นอิน|慣らし|なじむ',
  original: 'stock|standard|original|oem|เดิม|ติดรถ|มาตรฐาน|純正|ノーマル|標準',
  factory: 'factory|plant|production|manufacturing|โรงงาน|การผลิต|工場|生産|製造',
  genuine:
    'genuine|fake|counterfeit|ของแท้|แท้หรือ|ของปลอม|ปลอม|本物|偽物|正規品|模倣品|コピー品|khong tae|kong tae|ほんもの|にせもの',
  used: 'used|second hand|secondhand|pre owned|มือสอง|มือ 2|中古',
  lost: 'lost|lose|missing|ทำหาย|หาย|紛失|なくした|無くした|なくし',
  receipt: 'receipt|invoice|proof of purchase|ใบเสร็จ|หลักฐานการซื้อ|領収書|レシート|購入証明',
  abroad: 'abroad|overseas|international|foreign country|other countries|ต่างประเทศ|นอกประเทศ|海外|国外',
  hours:
    'opening hours|open|closed|saturday|sunday|weekend|เวลาเปิด|เปิดกี่โมง|วันเสาร์|วันอาทิตย์|営業時間|営業日|土曜|日曜|定休日|เวลาทำการ|えいぎょうじかん',
  delete: 'delete|close|cancel my account|退会|ยกเลิกบัญชี|ปิดบัญชี|erase|erasure|remove|ลบข้อมูล|ลบ|削除|消去|消して',
  data: 'data|personal data|personal information|ข้อมูลส่วนบุคคล|ข้อมูลส่วนตัว|ข้อมูล|データ|個人情報',
  mistake: 'mistake|error|incorrect|typo|ข้อผิดพลาด|ผิดพลาด|ข้อมูลผิด|間違い|間違え|誤り',
  measure: 'measure|measurement|วัด|測り方|測る|測定|計測',
  change: 'change|replace|replacement|swap|เปลี่ยน|交換|取り替え|換える|こうかん|とりかえ',
  fitting: 'fitting|fitted|install|installation|ติดตั้ง|取り付け|取付|装着|組み付け',
  duration:
    'labour time|labor time|swap time|fitting time|install time|installation time|how many hours|how many minutes|ใช้เวลากี่|กี่นาที|กี่ชั่วโมง|所要時間|作業時間|何分|何時間',
  self: 'myself|yourself|diy|at home|ด้วยตัวเอง|ทำเอง|เองได้|เอง|ที่บ้าน|自分で|自宅|diy',
  long: 'long|longer|ยาวกว่า|ยาว|長い|長めの',
  short: 'short|shorter|สั้นกว่า|สั้น|短い',
  legal: 'legal|illegal|law|roadworthy|กฎหมาย|ตรวจสภาพ|合法|違法|法律|車検',
  passenger: 'passenger|pillion|two up|two people|คนซ้อน|สองคน|นั่งสอง|ซ้อนท้าย|同乗者|二人乗り|2人乗り|タンデム',
  bounce: 'bounce|bouncy|pogo|hop|เด้ง|กระดอน|กระเด้ง|ดีด|跳ねる|跳ね|バウンド|ふわふわ|rot deng|rod deng',
  wobble:
    'wobble|weave|shake|shimmy|unstable|nervous|twitchy|sway|ส่าย|สะบัด|แกว่ง|โยก|รถโยก|โคลง|ไม่นิ่ง|グラグラ|ふらつき|ふらつく|振れる|よれる',
  hard: 'stiff|hard|harsh|แข็ง|กระด้าง|สะเทือน|硬い|固い|堅い|硬すぎ|固すぎ|堅すぎ|ごつごつ|突き上げ',
  soft: 'soft|ยวบ|ยวบยาบ|นิ่มไป|อ่อนไป|柔らかい|柔らかすぎ|軟らかい',
  braking: 'braking|brake|dive|nose dive|เบรก|หน้าทิ่ม|หน้าจม|ブレーキ|ノーズダイブ',
  noise:
    'noise|noisy|clicking|clicks from|clicking sound|squeak|creak|knock|rattle|clunk|chatter|thud|เสียงดัง|มีเสียง|เสียง|ดังกึก|กึกกัก|กุกกัก|ก๊อกแก๊ก|เอี๊ยด|異音|カタカタ|ガタガタ|ゴトゴト|コトコト|ギシギシ|キーキー|音がする|きしみ|squeal|กึก|กึกๆ|กุก|แกรก|แกร๊ก|ออดแอด|แอ๊ด|กรอบแกรบ|siang dang|ミシミシ|ガチャガチャ|いおん',
  leak: 'leak|seep|drip|dripping|หยด|垂れ|染み出|blown|blew|รั่วซึม|รั่ว|ซึม|漏れる|漏れ|滲み|にじみ|rua|ruea|もれ',
  bottoming: 'bottom out|bottoming|bottoms|ยุบสุด|ยันสุด|底付き|底突き|フルボトム|そこつき',
  job: 'job|vacancy|salary|degree|หางาน|งานว่าง|เงินเดือน|ปวส|ปวช|วุฒิ|給料|年収|学歴|未経験|รับสมัคร|operator|staff|employee|hiring|recruitment|พนักงาน|เจ้าหน้าที่|ตำแหน่งงาน|สมัครงาน|求人|採用|募集|スタッフ|社員|openings|open positions|samak ngan|samakngan|さいよう|きゅうじん',
  logistics: 'logistics|warehouse|shipping|โลจิสติกส์|คลังสินค้า|物流|倉庫|ロジスティクス',
  sales: 'sales|ฝ่ายขาย|งานขาย|営業職|海外営業|営業担当',
  safety: 'safety|ความปลอดภัย|安全管理|安全',
  engineer: 'engineer|engineering|วิศวกร|วิศวกรรม|エンジニア|技術者|設計',
  intern: 'intern|trainee|student|apprentice|apprenticeship|見習い|ฝึกงาน|นักศึกษา|インターン|インターンシップ|実習|学生',
  course: 'course|training|class|lesson|คอร์ส|อบรม|หลักสูตร|講座|講習|教室|コース',
  buy: 'buy|purchase|order|สั่งซื้อ|ซื้อ|買う|買える|買った|購入|注文',
  return: 'return|refund|send back|คืนสินค้า|คืนเงิน|ขอคืน|返品|返金|返す|へんぴん|へんきん',
  repair: 'repair|fix|rebuild|ซ่อม|修理|直す|直せる|しゅうり',
  interval:
    'interval|shocks last|shock last|springs last|dampers last|last long|how long do|how long does|how often|how many km|กี่กิโล|กี่เดือน|บ่อยแค่ไหน|เมื่อไหร่|เมื่อไร|頻度|何キロ|何km|時期|いつ',
  meaning: 'mean|meaning|stand for|หมายถึง|หมายความ|แปลว่า|ความหมาย|意味',
  letters: 'letter|ตัวอักษร|文字|記号|アルファベット',
  difference: 'difference|เทียบ|vs|versus|better|compare|ต่างกัน|แตกต่าง|ดีกว่า|แบบไหนดี|違い|比較|どちら|どっち',
  linear: 'linear|เส้นตรง|เชิงเส้น|リニア|等ピッチ',
  progressive: 'progressive|โปรเกรสซีฟ|プログレッシブ|不等ピッチ',
  contact: 'contact|phone|ติดต่อ|โทรหา|連絡|問い合わせ|電話|tit to|tit tor|ติดต่อสอบถาม|といあわせ|れんらく',
  valid: 'valid|validity|status|remaining|ยังอยู่|สถานะ|เหลือกี่|有効|残り|期限|状態',
  owner: 'owner|transfer|เจ้าของ|โอน|譲渡|オーナー|引き継ぎ|名義変更',
  trip: 'trip|travel|touring|tour|journey|ออกทริป|เดินทาง|ทางไกล|旅行|ツーリング|長距離',
  camping: 'camp|camping|tent|แคมป์|กางเต็นท์|เต็นท์|キャンプ|テント',
  delivery:
    'delivery|deliveries|parcel|courier|grab|lineman|foodpanda|uber eats|ส่งของ|ไรเดอร์|แกร็บ|ไลน์แมน|แพนด้า|ウーバー|ウーバーイーツ|พัสดุ|配達|デリバリー|荷物配送',
  track: 'track|circuit|racing|race|สายซิ่ง|แต่งซิ่ง|ซิ่ง|สนามแข่ง|แทร็คเดย์|แทร็ค|サーキット|レース|走行会',
  speed: 'speed|fast|high speed|km h|kmh|ความเร็ว|วิ่งเร็ว|ขี่เร็ว|高速|スピード',
  corner: 'corner|cornering|bend|turning|โค้ง|เข้าโค้ง|ทางโค้ง|เลี้ยว|コーナー|カーブ|曲がる|旋回',
  ache: 'ache|sore|back pain|sore back|ปวดหลัง|เมื่อย|腰痛|腰が痛|疲れる',
  comesBack: 'come back|spring back|return slowly|คืนตัว|เด้งกลับ|戻りが|戻らな',
  pothole: 'pothole|speed bump|rough road|หลุม|ลูกระนาด|ถนนไม่ดี|段差|荒れた路面',
  flood: 'flood|deep water|น้ำท่วม|ลุยน้ำ|冠水|洪水|水没',
  claim: 'claim|เคลม|保証申請|クレーム',
  warranty:
    'warranty|waranty|warrenty|warrantee|guarantee|รับประกัน|ประกัน|保証|補償|保障|prakan|rap prakan|rab prakan|ほしょう|ほしょ',
  register: 'register|registration|ลงทะเบียน|登録|long tabian|longtabian|long thabian|とうろく|とろく',
  serial:
    'serial|serial number|warranty number|หมายเลขประกัน|เลขประกัน|保証番号|製造番号|หมายเลขซีเรียล|ซีเรียล|シリアル番号|シリアルナンバー|シリアル',
  account: 'account|บัญชี|アカウント',
  period: 'period|duration|ระยะเวลา|期間',
  partNumber: 'part number|part no|純正品番|รหัสสินค้า|品番|ひんばん',
  dealer:
    'dealer|shop|store|ตัวแทนจำหน่าย|販売店|取扱店|tua taen|tua thaen|tuataen|tua taen jamnai|tua thaen jamnai|tua taen chamnai|raan|ran kai|はんばいてん',
  distributor: 'distributor|importer|ผู้แทนจำหน่าย|代理店|だいりてん',
  workshop: 'workshop|service centre|service center|ศูนย์บริการ|ศูนย์|サービス店|sun borikan|soon borikan',
  appointment: 'appointment|booking|book|จองคิว|นัดหมาย|นัดคิว|นัดช่าง|予約|jong kiw|jong kew|よやく',
  manual: 'manual|instructions|คู่มือ|取扱説明書|説明書|khu mue|khumue|koo mue|kumue|とりせつ|せつめいしょ',
  catalogue: 'catalogue|catalog|แคตตาล็อก|แคตตาล็อค|แค็ตตาล็อก|カタログ|kaettalok',
  language: 'language|ภาษา|言語',
  website: 'website|web site|เว็บไซต์|เว็บ|サイト|ホームページ',
  picture: 'picture|photo|image|รูปภาพ|รูปถ่าย|写真|画像',
  clicks: 'click|clicker|คลิก|クリック',
  sag: 'sag|แซก|サグ',
  torque: 'torque|แรงขัน|แรงบิด|ทอร์ก|トルク',
  nitrogen: 'nitrogen|ไนโตรเจน|เติมแก๊ส|อัดแก๊ส|窒素',
  overhaul: 'overhaul|โอเวอร์ฮอล|オーバーホール',
  alignment:
    'alignment|uneven wear|uneven tyre wear|กินยาง|กินยางใน|ยางกิน|ยางสึก|片減り|pulls left|pulls right|ตั้งศูนย์|กินซ้าย|กินขวา|ดึงซ้าย|ดึงขวา|แฉลบซ้าย|แฉลบขวา|พวงมาลัยเอียง|พวงมาลัยไม่ตรง|アライメント|ハンドルが取られ|ハンドルセンター|片流れ',
  factorySetting: 'factory setting|default setting|reset|ค่าโรงงาน|ค่าเดิม|รีเซ็ต|出荷時|初期設定|リセット',
  marketplace:
    'marketplace|online shop|lazada|shopee|ลาซาด้า|ช้อปปี้|ช็อปปี้|มาร์เก็ตเพลส|フリマ|メルカリ|オークション|ネットで買',
  become: 'become|want to be|อยากเป็น|สมัครเป็น|になりたい|になるには',
  pairs: 'in pairs|both sides|one side|only one|single|ทั้งคู่|เป็นคู่|ทั้งสองข้าง|ข้างเดียว|左右|両方|片方|片側',
  teaching: 'instructor|trainer|teacher|teach|ผู้สอน|สอน|ครูฝึก|วิทยากร|講師|トレーナー|教える',
  visit:
    'open house|factory tour|visit the factory|factory visit|เปิดบ้าน|เยี่ยมชม|ดูงาน|工場見学|工場を見学|見学|見学会|オープンハウス|เยี่ยมชมโรงงาน|ชมโรงงาน',
  company: 'company|firm|about us|about you|บริษัท|会社|企業|当社',
  german: 'german|germany|tuv|เยอรมัน|เยอรมนี|ドイツ',
  web: 'web|internet|online|content|เว็บ|ออนไลน์|คอนเทนต์|ウェブ|インターネット|コンテンツ',
  assembly: 'assembly|assemble|production line|สายการผลิต|ประกอบ|組立|製造ライン',
  winding: 'winding|wind|coil winding|ม้วนสปริง|巻き|巻線',
  test: 'test|testing|tested|dyno|ทดสอบ|試験|テスト|ダイナモ',
  award: 'award|prize|รางวัล|受賞|賞',
  history: 'history|founded|ประวัติ|歴史|沿革|創業',
  near: 'near me|nearby|around here|ใกล้ฉัน|ใกล้บ้าน|แถวนี้|近く|近くの|最寄り',
  today: 'today|now|this week|วันนี้|ตอนนี้|今日|今週',
  discount: 'discount|sale|offer|promotion|special price|ส่วนลด|ลดราคา|โปรโมชั่น|โปร|割引|セール|キャンペーン',
  event:
    'event|road show|roadshow|roadshows|fair|show|motor show|booth|exhibit|บูธ|คาราวาน|มอเตอร์โชว์|モーターショー|モーターサイクルショー|出展|ブース|งานแสดง|โรดโชว์|อีเวนต์|イベント|ロードショー|展示会',
  spare: 'spare|spare part|small part|อะไหล่|部品|補修部品|パーツ',
  rust: 'rust|rusty|rusted|corrosion|サビ|สนิม|さび|錆|腐食',
  height: 'height|ride height|ความสูง|車高|高さ',
  document: 'certificate|approval|paper|document|ใบรับรอง|เอกสาร|証明書|書類|認可',
  holiday: 'holiday|new year|ปีใหม่|วันหยุด|連休|年末',
} as const satisfies Record<string, string>

/** Begins with a private-use character, like words of the trade, so that nobody types one. */
const bySpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(everyday).flatMap(([id, list]) =>
    list.split('|').map((spelling): [string, string] => [stemWords(normalizeText(spelling)), `\uE000e:${id}`]),
  ),
)
const lengthsAt = lengthsByStart([...bySpelling.keys(), ...conceptBySpelling.keys()])
const longestPhrase = 3

/** Whether a normalised word is an everyday one, and so was not misspelt. */
export const isEverydayWord = (word: string): boolean => bySpelling.has(stemWords(word))

export type EverydayWord = { token: string; text: string }

/** Everyday words of a normalised text, and what is left beside them; a word of the trade that is longer stays whole. */
export function takeEveryday(normalized: string): { words: EverydayWord[]; rest: string } {
  const words: EverydayWord[] = []
  const typed = normalized.split(' ')
  const rest: string[] = []
  for (let at = 0; at < typed.length;) {
    const phrase = findPhrase(typed, at)
    if (phrase) words.push(phrase.word)
    else rest.push(takeUnspaced(typed[at] ?? '', words))
    at += phrase?.count ?? 1
  }
  return { words, rest: rest.join(' ') }
}

function findPhrase(typed: readonly string[], at: number): { word: EverydayWord; count: number } | null {
  for (let count = Math.min(longestPhrase, typed.length - at); count > 0; count--) {
    const text = typed.slice(at, at + count).join(' ')
    const token = bySpelling.get(stemWords(text))
    if (token) return { word: { token, text }, count }
  }
  return null
}

const isTrade = (spelling: string) => spelling.length > 2 && conceptBySpelling.has(spelling)
const isUnspaced = (text: string) => /[\u0E00-\u0E7F\u3041-\u30FF\p{Script=Han}]/u.test(text)

/** Writes what it finds in a word of a script without spaces into `words`, and gives the rest, with spaces where something was. */
function takeUnspaced(text: string, words: EverydayWord[]): string {
  if (!isUnspaced(text)) return text
  let rest = ''
  let isEdge = true
  for (let at = 0; at < text.length;) {
    const trade = longestAt(text, at, isTrade)
    const found = longestAt(
      text,
      at,
      (spelling) => bySpelling.has(spelling) && isOwnWord(spelling, isEdge) && endsWord(spelling, text, at),
    )
    const token = found.length > trade.length ? bySpelling.get(found) : undefined
    if (token) words.push({ token, text: found })
    const taken = token ? found : trade || text.charAt(at)
    rest += token ? ' ' : taken
    isEdge = taken.length > 1
    at += taken.length
  }
  return rest.trim()
}

/** Three Thai letters stand in the middle of many words; behind a known word, they are one. */
const isOwnWord = (spelling: string, isEdge: boolean) =>
  isEdge || spelling.length > 3 || !/[\u0E00-\u0E7F]/.test(spelling)

const particle = /^(?:[のがをにはでともへや]|から|まで|$)/

const isKana = (char: string) => /[\u3041-\u3096]/.test(char)
/** What a sentence is about stands before them: 交換はいつ. */
const topic = /[はがも]/

/** Two kana are the beginning of many words, and the middle of more: パッド is no パーツ, ウッタラディット has no いつ. */
const endsWord = (spelling: string, text: string, at: number) => {
  if (!/^[\u3041-\u3096]{2}$/.test(spelling)) return true
  const before = text.charAt(at - 1)
  const isBegun = !isKana(before) || topic.test(before)
  return isBegun && (particle.test(text.slice(at + 2)) || !isKana(text.charAt(at + 2)))
}

function longestAt(text: string, at: number, isKnown: (spelling: string) => boolean): string {
  const lengths = lengthsAt(text, at)
  if (lengths.length === 0 || !canPart(text, at)) return ''
  for (const length of lengths) {
    if (length < 2 || length > text.length - at) continue
    const spelling = text.slice(at, at + length)
    if (isKnown(spelling) && canPart(text, at + length)) return spelling
  }
  return ''
}

/** Whether a text of a script without spaces begins with a known word. */
export function beginsWithWord(text: string): boolean {
  return longestAt(text, 0, (spelling) => isTrade(spelling) || bySpelling.has(spelling)) !== ''
}

/** What a part is wanted for, how long it is to be, and that it is bought: beside a vehicle and a kind of part it asks for nothing else. */
const uses: ReadonlySet<string> = new Set(
  (
    [
      'passenger',
      'trip',
      'camping',
      'delivery',
      'track',
      'speed',
      'height',
      'short',
      'long',
      'original',
      'buy',
      'change',
    ] as const
  ).map((id) => `\uE000e:${id}`),
)

/** How a part is to be, and what it costs. */
const wishes: ReadonlySet<string> = new Set(
  (['hard', 'soft', 'bounce', 'discount'] as const).map((id) => `\uE000e:${id}`),
)

const isAboutPart = ({ token }: EverydayWord): boolean => uses.has(token) || wishes.has(token)

/** Whether the everyday words of a normalised text are about a part, and so ask nothing that holds of every vehicle. */
export const asksOfPart = (normalized: string): boolean => takeEveryday(normalized).words.every(isAboutPart)

/** A normalised text without words of use; null = it has none. */
export function dropUses(normalized: string): string | null {
  // Parts of a query stand apart where the script changes.
  const text = normalized.replace(/(?<=\d) (?=\p{Script=Han})/gu, '')
  const found = takeEveryday(text).words.filter(({ token }) => uses.has(token))
  const rest = found.reduce((left, word) => left.replace(word.text, ' '), text)
  return found.length > 0 ? rest.replace(/\s+/g, ' ').trim() : null
}

/** What is wanted of a part, among the words of the trade. */
const wanted: ReadonlySet<string> = new Set(
  (['comfort', 'adjustable', 'load', 'cost'] as const).map((id) => `\uE000${id}`),
)

/** Whether a text says no more than how a part is to be. */
export function isAboutParts(text: string): boolean {
  const { words, rest } = takeEveryday(normalizeText(text))
  return (
    words.every(isAboutPart) &&
    splitPieces(splitRuns(rest)).every(({ concept }) => concept !== null && wanted.has(concept))
  )
}

/** Whether everyday words, and how one asks, are all that a text says. */
export function isEveryday(text: string): boolean {
  const { words, rest } = takeEveryday(normalizeText(text))
  return words.length > 0 && isFillerOnly(splitRuns(rest))
}
