import { normalizeText, isLatin } from '@/lib/server/search/normalize'
import { asksOfPart } from '@/lib/server/search/texts/everyday'

/**
 * Models and makes that are asked for and have no parts here, by names that mean nothing else. What looks like them is not meant:
 * a Land Cruiser is no V-Cross, and ランクル is no クルーズ. One that gets parts is found again without a change here.
 */
const names = [
  'land cruiser|landcruiser|fj cruiser|prado|ランドクルーザー|ランクル|プラド|แลนด์ครุยเซอร์|แลนครุยเซอร์|แลนด์ครูเซอร์|พราโด้',
  'harrier|ハリアー|แฮริเออร์|ฮาริเออร์',
  'rav4|rav 4|ラブ4',
  'voxy|esquire|ヴォクシー|ノア|エスクァイア|วอกซี่',
  'estima|エスティマ|เอสติม่า',
  'legend 250|legend250|เลเจนด์ 250',
  'rebel 250|レブル250',
  'crown|majesta|クラウン|マジェスタ',
  'supra|gr86|gt86|スープラ|ハチロク|ซูปร้า',
  'tacoma|tundra|4runner|4 runner|タコマ|タンドラ|ハイランダー',
  'raize|ライズ',
  'odyssey|オデッセイ|โอดิสซี',
  'n box|nbox|n-one|s660|エヌボックス',
  'delica|outlander|eclipse cross|デリカ|アウトランダー|เดลิก้า|เอาท์แลนเดอร์',
  'lancer evolution|evo x|ランエボ',
  'gt r|gtr|skyline|fairlady|silvia|350z|370z|elgrand|patrol|スカイライン|フェアレディ|シルビア|エルグランド|ซิลเวีย|สกายไลน์',
  'mx 5|mx5|miata|rx 7|rx7|rx 8|rx8|roadster|ロードスター|cx 8|cx 60|cx 50',
  'wrx|brz|impreza|outback|levorg|crosstrek|インプレッサ|レヴォーグ|アウトバック|クロストレック|อิมเพรซา',
  'wagon r|hustler|spacia|ワゴンr|ハスラー|スペーシア|エブリイ',
  'gixxer|gsx r1000|gsx r750|gsx r600|katana|v strom 250|bandit|boulevard|burgman 650|ジクサー|バンディット|จิ๊กเซอร์|คาตานะ',
  'cross cub|crosscub|クロスカブ|ครอสคับ',
  'cygnus|シグナス|ซิกนัส',
  'alto|アルト|アルトワークス|every wagon',
  'cb400|cb 400|cb1300|cb 1300|gold wing|goldwing|shadow 750|ゴールドウイング|โกลด์วิง',
  'zrx|zx 14|zx14|eliminator|zephyr|エリミネーター|ゼファー|อีลิมิเนเตอร์',
  'cbr250rr|cbr 250 rr|yzf r25|yzfr25|r25',
  'yzf r6|yamaha r6|r6|xjr|sr500|tw200|drag star|dragstar|mt 10|mt10|ドラッグスター|セロー|serow|ดรากสตาร์',
  'tucson|santa fe|ioniq|kona|ทูซอน',
  'sorento|sportage|ev6|sorrento',
  'ford mustang|mustang|f 150|f150|bronco|explorer|マスタング|มัสแตง',
  'camaro|corvette|spin|zafira|カマロ|コルベット',
  'lexus|レクサス|เล็กซัส',
  'mercedes|mercedes benz|benz|メルセデス|ベンツ|เบนซ์|เมอร์เซเดส',
  'audi|アウディ|อาวดี้|porsche|ポルシェ|ปอร์เช่|volkswagen|フォルクスワーゲン|โฟล์ค|volvo|ボルボ|วอลโว่',
  'mini cooper|ミニクーパー|มินิคูเปอร์',
  'jeep|wrangler|ジープ|ラングラー|จี๊ป',
  'land rover|range rover|ランドローバー|レンジローバー|แลนด์โรเวอร์|เรนจ์โรเวอร์',
  'aprilia|アプリリア|อาพริเลีย|husqvarna|ハスクバーナ|moto guzzi|モトグッツィ|benelli|เบเนลลี่|cfmoto|kymco|キムコ|peugeot|プジョー|เปอโยต์',
  'bajaj|pulsar ns200|pulsar ns|ns200|ns160|dominar|บาจาจ',
  'activa|honda dio|dio 110|hero splendor|splendor|tvs apache|apache rtr',
  'jupiter mx|jupiter z|vixion|satria|supra x|beat street',
  'fz16|fz 16|fz25|fz 25|ray zr',
  'winner x|supra gtr|sniper 155|sonic 150|rc 200|rc200|classic 650|rocket 3|diavel|s1000xr|s 1000 xr|f900r|m1000rr|streetfighter v2',
  'ninja 1000|ninja1000|z1000sx|ニンジャ1000|นินจา 1000|นินจา1000|versys 300|versys x 300|z h2|zh2|klx230',
  'address 110|address 125|address v125|アドレス110|アドレス125|アドレスv125',
  'medley|piaggio|beverly 300|ピアジオ|พิอาจิโอ',
  'amarok|golf|tiguan|polo|jetta|ゴルフ',
  'aion|ไอออน|deepal|ดีพอล|gac|leapmotor|geely|จีลี่|jaecoo|เจคู',
  'changan|zeekr|xpeng|chery|omoda|ฉางอัน|โอโมดา',
].flatMap((list) => list.split('|').map(normalizeText))
const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length)

/** Three kana stand in other words by chance, unless they are one. */
const shortest = 4

/** A name as a word of its own; behind its figures the letters of a variant may follow: CB1300SF. */
const asWord = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}])${name}${/\d$/.test(name) ? '[a-z]{0,2}(?![\\p{L}\\d])' : '(?![\\p{L}\\p{M}])'}`,
    'u',
  )
/** How a name begins: only those that begin like some place of a text are compared with it. */
const startOf = (text: string, at = 0) => text.slice(at, at + 2)
const patterns = longestFirst.map((name) => ({
  start: startOf(name),
  pattern: isLatin(name) || name.length < shortest ? asWord(name) : new RegExp(name, 'u'),
}))

/** The longest name that stands in a normalised text. */
function findName(text: string): string | null {
  const starts = new Set(Array.from({ length: text.length }, (_, at) => startOf(text, at)))
  for (const { start, pattern } of patterns) {
    const [name] = (starts.has(start) && pattern.exec(text)) || []
    if (name !== undefined) return name
  }
  return null
}

/**
 * A vehicle that a text names, normalised, which may have no parts here; null = none, or something is asked that holds of every
 * vehicle.
 */
export function findUnlisted(query: string): string | null {
  const text = normalizeText(query)
  const name = findName(text)
  return name !== null && asksOfPart(text.replace(name, ' ').trim()) ? name : null
}
