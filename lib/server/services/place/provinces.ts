import { regions, type Region } from '@/lib/contract/place'
import { toSlug } from '@/lib/utils/slug'

export type Province = { code: string; th: string; en: string; ja: string; region: Region }

/** Compact rows: code of ISO 3166-2:TH, Thai, English (RTGS), Japanese name. The six regions are those of the National Geographical Committee. */
const rows: Readonly<Record<Region, string>> = {
  north: `50 เชียงใหม่|Chiang Mai|チェンマイ
57 เชียงราย|Chiang Rai|チェンライ
52 ลำปาง|Lampang|ランパーン
51 ลำพูน|Lamphun|ランプーン
58 แม่ฮ่องสอน|Mae Hong Son|メーホンソーン
55 น่าน|Nan|ナーン
56 พะเยา|Phayao|パヤオ
54 แพร่|Phrae|プレー
53 อุตรดิตถ์|Uttaradit|ウッタラディット`,
  northeast: `37 อำนาจเจริญ|Amnat Charoen|アムナートチャルーン
38 บึงกาฬ|Bueng Kan|ブンカーン
31 บุรีรัมย์|Buri Ram|ブリーラム
36 ชัยภูมิ|Chaiyaphum|チャイヤプーム
46 กาฬสินธุ์|Kalasin|カーラシン
40 ขอนแก่น|Khon Kaen|コンケン
42 เลย|Loei|ルーイ
44 มหาสารคาม|Maha Sarakham|マハーサーラカーム
49 มุกดาหาร|Mukdahan|ムックダーハーン
48 นครพนม|Nakhon Phanom|ナコンパノム
30 นครราชสีมา|Nakhon Ratchasima|ナコンラチャシマ
39 หนองบัวลำภู|Nong Bua Lam Phu|ノンブアランプー
43 หนองคาย|Nong Khai|ノンカイ
45 ร้อยเอ็ด|Roi Et|ロイエット
47 สกลนคร|Sakon Nakhon|サコンナコン
33 ศรีสะเกษ|Si Sa Ket|シーサケット
32 สุรินทร์|Surin|スリン
34 อุบลราชธานี|Ubon Ratchathani|ウボンラチャタニ
41 อุดรธานี|Udon Thani|ウドンタニ
35 ยโสธร|Yasothon|ヤソートン`,
  central: `15 อ่างทอง|Ang Thong|アントーン
10 กรุงเทพมหานคร|Bangkok|バンコク
18 ชัยนาท|Chai Nat|チャイナート
62 กำแพงเพชร|Kamphaeng Phet|カンペーンペット
16 ลพบุรี|Lop Buri|ロッブリー
26 นครนายก|Nakhon Nayok|ナコンナヨック
73 นครปฐม|Nakhon Pathom|ナコンパトム
60 นครสวรรค์|Nakhon Sawan|ナコンサワン
12 นนทบุรี|Nonthaburi|ノンタブリー
13 ปทุมธานี|Pathum Thani|パトゥムターニー
67 เพชรบูรณ์|Phetchabun|ペッチャブーン
66 พิจิตร|Phichit|ピチット
65 พิษณุโลก|Phitsanulok|ピッサヌローク
14 พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya|アユタヤ
11 สมุทรปราการ|Samut Prakan|サムットプラカーン
74 สมุทรสาคร|Samut Sakhon|サムットサコン
75 สมุทรสงคราม|Samut Songkhram|サムットソンクラーム
19 สระบุรี|Saraburi|サラブリー
17 สิงห์บุรี|Sing Buri|シンブリー
64 สุโขทัย|Sukhothai|スコータイ
72 สุพรรณบุรี|Suphan Buri|スパンブリー
61 อุทัยธานี|Uthai Thani|ウタイタニ`,
  east: `24 ฉะเชิงเทรา|Chachoengsao|チャチューンサオ
22 จันทบุรี|Chanthaburi|チャンタブリー
20 ชลบุรี|Chon Buri|チョンブリー
25 ปราจีนบุรี|Prachin Buri|プラーチーンブリー
21 ระยอง|Rayong|ラヨーン
27 สระแก้ว|Sa Kaeo|サケーオ
23 ตราด|Trat|トラート`,
  west: `71 กาญจนบุรี|Kanchanaburi|カンチャナブリー
76 เพชรบุรี|Phetchaburi|ペッチャブリー
77 ประจวบคีรีขันธ์|Prachuap Khiri Khan|プラチュワップキーリーカン
70 ราชบุรี|Ratchaburi|ラーチャブリー
63 ตาก|Tak|ターク`,
  south: `86 ชุมพร|Chumphon|チュムポーン
81 กระบี่|Krabi|クラビ
80 นครศรีธรรมราช|Nakhon Si Thammarat|ナコンシータマラート
96 นราธิวาส|Narathiwat|ナラティワート
94 ปัตตานี|Pattani|パッタニー
82 พังงา|Phang Nga|パンガー
93 พัทลุง|Phatthalung|パッタルン
83 ภูเก็ต|Phuket|プーケット
85 ระนอง|Ranong|ラノーン
91 สตูล|Satun|サトゥーン
90 สงขลา|Songkhla|ソンクラー
84 สุราษฎร์ธานี|Surat Thani|スラタニ
92 ตรัง|Trang|トラン
95 ยะลา|Yala|ヤラー`,
}

function readRow(row: string, region: Region): Province {
  const [th = '', en = '', ja = ''] = row.slice(3).split('|')
  return { code: row.slice(0, 2), th, en, ja, region }
}

/** The 77 provinces. */
export const provinces: readonly Province[] = regions.flatMap((region) =>
  rows[region].split('\n').map((row) => readRow(row, region)),
)

const byCode = new Map(provinces.map((province) => [province.code, province]))

/** By the two digits of the Ministry of Interior; null = no such province. */
export function provinceOfCode(code: string): Province | null {
  return byCode.get(code) ?? null
}

/** Its name in addresses of pages: khon-kaen. */
export function provinceSlug({ en }: Province): string {
  return toSlug(en)
}

/** What people write instead of the name, as `normalizeText` leaves it and without spaces. */
export const provinceNicknames: readonly (readonly [nickname: string, th: string])[] = [
  ['กรุงเทพ', 'กรุงเทพมหานคร'],
  ['กทม', 'กรุงเทพมหานคร'],
  ['bkk', 'กรุงเทพมหานคร'],
  ['krungthep', 'กรุงเทพมหานคร'],
  ['โคราช', 'นครราชสีมา'],
  ['korat', 'นครราชสีมา'],
  ['อยุธยา', 'พระนครศรีอยุธยา'],
  ['ayutthaya', 'พระนครศรีอยุธยา'],
  ['แปดริว', 'ฉะเชิงเทรา'],
  ['สุราษ', 'สุราษฎร์ธานี'],
  ['นครศรี', 'นครศรีธรรมราช'],
  ['ประจวบ', 'ประจวบคีรีขันธ์'],
]

/** Towns that are known better than the district they lie in, and districts as they are called in Japanese. */
export const amphurNicknames: readonly (readonly [nickname: string, amphur: string, province: string])[] = [
  ['พัทยา', 'บางละมุง', 'ชลบุรี'],
  ['pattaya', 'บางละมุง', 'ชลบุรี'],
  ['パタヤ', 'บางละมุง', 'ชลบุรี'],
  ['シラチャ', 'ศรีราชา', 'ชลบุรี'],
  ['ホアヒン', 'หัวหิน', 'ประจวบคีรีขันธ์'],
  ['サムイ', 'เกาะสมุย', 'สุราษฎร์ธานี'],
  ['パトン', 'กะทู้', 'ภูเก็ต'],
  ['ハジャイ', 'หาดใหญ่', 'สงขลา'],
]
