import type { Lang } from '@/lib/contract/common'
import type { Family, ProductKind } from '@/lib/contract/product-words'

/** What has to be among the first three hits. */
export type Expectation =
  /** A generation of this model. */
  | { model: string }
  /** A product of one of these kinds or families; with `fits`, one that fits a generation of that model. */
  | { kinds?: readonly ProductKind[]; families?: readonly Family[]; fits?: string }
  /** The product whose code was typed: the query is made from the code of the product at this share (0–1) of the list. */
  | { codeAt: number }

export type GoldenCase = { query: string | ((code: string) => string); expected: Expectation }

const rearShocks = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'gas-shock',
] as const satisfies readonly ProductKind[]
const shocks = [...rearShocks, 'front-shock', 'strut', 'coilover'] as const satisfies readonly ProductKind[]
const springs = [
  'fork-spring',
  'lowering-spring',
  'comfort-spring',
  'lift-spring',
  'spare-spring',
] as const satisfies readonly ProductKind[]
const coilovers = ['coilover'] as const satisfies readonly ProductKind[]

const withoutDashes = (code: string) => code.replaceAll('-', '').toLowerCase()
const withLetterO = (code: string) => code.replaceAll('0', 'O')
const withSpaces = (code: string) => code.replaceAll('-', ' ')
const fullWidth = (code: string) => code.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

/** Thirty and more real ways of asking per language: clean, misspelt, joined, split, on the wrong keyboard, with codes as people type them. */
export const goldenCases = {
  en: [
    { query: 'pcx160', expected: { model: 'honda-pcx160' } },
    { query: 'pcx 160', expected: { model: 'honda-pcx160' } },
    { query: 'Honda PCX160 2021', expected: { model: 'honda-pcx160' } },
    { query: 'pcx160 shock', expected: { kinds: shocks, fits: 'honda-pcx160' } },
    { query: 'schock pcx160', expected: { kinds: shocks, fits: 'honda-pcx160' } },
    { query: 'nmaxx', expected: { model: 'yamaha-nmax' } },
    { query: 'n max', expected: { model: 'yamaha-nmax' } },
    { query: 'kawazaki z900', expected: { model: 'kawasaki-z900' } },
    { query: 'kawasaki ninja', expected: { model: 'kawasaki-ninja' } },
    { query: 'dmax', expected: { model: 'isuzu-d-max' } },
    { query: 'isuzu d-max', expected: { model: 'isuzu-d-max' } },
    { query: 'hilux revo', expected: { model: 'toyota-hilux-revo' } },
    { query: 'hilux revo shocks', expected: { kinds: shocks, fits: 'toyota-hilux-revo' } },
    { query: 'crv', expected: { model: 'honda-cr-v' } },
    { query: 'mt07', expected: { model: 'yamaha-mt-07' } },
    { query: 'tenere 700', expected: { model: 'yamaha-tenere-700' } },
    { query: 'africa twin', expected: { model: 'honda-africa-twin' } },
    { query: 'himalyan', expected: { model: 'royal-enfield-himalayan' } },
    { query: 'ยแปๅุจ', expected: { model: 'honda-pcx160' } },
    { query: 'โช้ค pcx160', expected: { kinds: shocks, fits: 'honda-pcx160' } },
    { query: 'fork springs', expected: { kinds: ['fork-spring', 'fork-upgrade'] } },
    { query: 'lowering spring', expected: { kinds: ['lowering-spring'] } },
    { query: 'steering dampers', expected: { kinds: ['steering-damper'] } },
    { query: 'coil over', expected: { kinds: coilovers } },
    { query: 'air suspention kit', expected: { kinds: ['air-kit'] } },
    { query: 'seal kit', expected: { kinds: ['seal-kit'] } },
    { query: withoutDashes, expected: { codeAt: 0.1 } },
    { query: withLetterO, expected: { codeAt: 0.35 } },
    { query: withSpaces, expected: { codeAt: 0.6 } },
    { query: (code) => `shock ${code}`, expected: { codeAt: 0.85 } },
  ],
  th: [
    { query: 'ดีแม็กซ์ 2559', expected: { model: 'isuzu-d-max' } },
    { query: 'พีซีเอ็กซ์', expected: { model: 'honda-pcx' } },
    { query: 'พีซีเอ็กซ์160', expected: { model: 'honda-pcx160' } },
    { query: 'พีซีเอกซ์ 160', expected: { model: 'honda-pcx160' } },
    { query: 'โช๊คหลัง pcx160', expected: { kinds: rearShocks, fits: 'honda-pcx160' } },
    { query: 'โชคหลังพีซีเอ็กซ์160', expected: { kinds: rearShocks, fits: 'honda-pcx160' } },
    { query: 'โช้คอัพ รีโว่', expected: { kinds: shocks, fits: 'toyota-hilux-revo' } },
    { query: 'รีโว', expected: { model: 'toyota-hilux-revo' } },
    { query: 'ดีแม็กซ์', expected: { model: 'isuzu-d-max' } },
    { query: 'ดีแมค', expected: { model: 'isuzu-d-max' } },
    { query: 'เวฟ110i', expected: { model: 'honda-wave-110i' } },
    { query: 'เวฟ 125', expected: { model: 'honda-wave-125i' } },
    { query: 'ฟอร์ซ่า 350', expected: { model: 'honda-forza-350' } },
    { query: 'ฟอซ่า350', expected: { model: 'honda-forza-350' } },
    { query: 'คลิก 160', expected: { model: 'honda-click-160' } },
    { query: 'สกุปปี้', expected: { model: 'honda-scoopy' } },
    { query: 'แกรนด์ฟีลาโน่', expected: { model: 'yamaha-grand-filano' } },
    { query: 'F=h8', expected: { kinds: shocks } },
    { query: 'F=h8 pcx160', expected: { kinds: shocks, fits: 'honda-pcx160' } },
    { query: 'ยแปๅุจ', expected: { model: 'honda-pcx160' } },
    { query: 'โช๊ก nmax', expected: { kinds: shocks, fits: 'yamaha-nmax' } },
    { query: 'ช็อคอัพ', expected: { kinds: shocks } },
    { query: 'สปริงโหลด', expected: { kinds: ['lowering-spring'] } },
    { query: 'น้ำมันโช้ค', expected: { kinds: ['fork-oil', 'damper-oil'] } },
    { query: 'กันสะบัด', expected: { kinds: ['steering-damper'] } },
    { query: 'ถุงลม', expected: { families: ['air'] } },
    { query: 'สปริง', expected: { kinds: springs } },
    { query: 'โช้คหน้าเวสป้า', expected: { kinds: ['front-shock'] } },
    { query: withoutDashes, expected: { codeAt: 0.15 } },
    { query: withLetterO, expected: { codeAt: 0.45 } },
    { query: (code) => `โช้ค ${withoutDashes(code)}`, expected: { codeAt: 0.75 } },
  ],
  ja: [
    { query: 'ディーマックス 2016', expected: { model: 'isuzu-d-max' } },
    { query: 'PCX160', expected: { model: 'honda-pcx160' } },
    { query: 'ＰＣＸ１６０', expected: { model: 'honda-pcx160' } },
    { query: 'ピーシーエックス160', expected: { model: 'honda-pcx160' } },
    { query: 'ﾋﾟｰｼｰｴｯｸｽ160', expected: { model: 'honda-pcx160' } },
    { query: 'PCX160 リアショック', expected: { kinds: rearShocks, fits: 'honda-pcx160' } },
    { query: 'PCX160用リヤサス', expected: { kinds: rearShocks, fits: 'honda-pcx160' } },
    { query: 'ｼｮｯｸｱﾌﾞｿｰﾊﾞｰ', expected: { kinds: shocks } },
    { query: 'しょっくあぶそーば', expected: { kinds: shocks } },
    { query: 'サスペンション ハイラックス', expected: { kinds: shocks, fits: 'toyota-hilux-' } },
    { query: 'ハイラックス レボ', expected: { model: 'toyota-hilux-revo' } },
    { query: 'はいらっくす', expected: { model: 'toyota-hilux-' } },
    { query: 'フォルツア350', expected: { model: 'honda-forza-350' } },
    { query: 'フォルツァ', expected: { model: 'honda-forza-' } },
    { query: 'カワサキ ニンジャ', expected: { model: 'kawasaki-ninja' } },
    { query: 'かわさき Z900', expected: { model: 'kawasaki-z900' } },
    { query: 'ヴェスパ', expected: { model: 'vespa-' } },
    { query: 'アフリカツイン', expected: { model: 'honda-africa-twin' } },
    { query: 'ハヤブサ', expected: { model: 'suzuki-hayabusa' } },
    { query: '隼', expected: { model: 'suzuki-hayabusa' } },
    { query: 'ジムニー', expected: { model: 'suzuki-jimny' } },
    { query: 'スーパーカブ', expected: { model: 'honda-super-cub' } },
    { query: 'フォークスプリング', expected: { kinds: ['fork-spring', 'fork-upgrade'] } },
    { query: 'フロントフォークオイル', expected: { kinds: ['fork-oil'] } },
    { query: '車高調', expected: { kinds: coilovers } },
    { query: 'エアーサス', expected: { families: ['air'] } },
    { query: 'ステアリングダンパ', expected: { kinds: ['steering-damper'] } },
    { query: 'バネ', expected: { kinds: springs } },
    { query: withoutDashes, expected: { codeAt: 0.2 } },
    { query: fullWidth, expected: { codeAt: 0.5 } },
    { query: (code) => withLetterO(withSpaces(code)), expected: { codeAt: 0.9 } },
  ],
} as const satisfies Record<Lang, readonly GoldenCase[]>
