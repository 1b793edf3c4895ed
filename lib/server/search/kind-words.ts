import type { LocalizedText } from '@/lib/contract/common'
import type { Construction, Family, ProductKind } from '@/lib/contract/product-words'
import type { VehicleType } from '@/lib/contract/vehicle-types'

/** What a buyer calls each kind of part; synonyms of these words are found too. */
export const kindWords = {
  'twin-shock': { en: 'twin rear shock absorber pair', th: 'โช้คหลังคู่', ja: 'ツインショック リアショック' },
  'mono-shock': { en: 'mono rear shock absorber', th: 'โช้คหลังเดี่ยว', ja: 'モノショック リアショック' },
  'unit-swing-shock': { en: 'rear shock absorber', th: 'โช้คหลัง', ja: 'リアショック' },
  'front-shock': { en: 'front shock absorber', th: 'โช้คหน้า', ja: 'フロントショック' },
  'steering-damper': { en: 'steering damper', th: 'กันสะบัด', ja: 'ステアリングダンパー' },
  'fork-cartridge': { en: 'fork cartridge kit', th: 'ชุดคาร์ทริดจ์โช้คหน้า', ja: 'フォークカートリッジキット' },
  'fork-damper': { en: 'fork damper kit', th: 'ชุดแดมเปอร์โช้คหน้า', ja: 'フォークダンパーキット' },
  'fork-spring': { en: 'fork spring', th: 'สปริงโช้คหน้า', ja: 'フォークスプリング' },
  'fork-upgrade': { en: 'fork upgrade kit', th: 'ชุดอัปเกรดโช้คหน้า', ja: 'フォークアップグレードキット' },
  'fork-oil': { en: 'fork oil', th: 'น้ำมันโช้คหน้า', ja: 'フォークオイル' },
  'gas-shock': { en: 'gas shock absorber', th: 'โช้คอัพแก๊ส', ja: 'ガスショック' },
  strut: { en: 'strut', th: 'สตรัท', ja: 'ストラット' },
  coilover: { en: 'coilover', th: 'โคอิลโอเวอร์', ja: '車高調' },
  'lowering-spring': { en: 'lowering spring', th: 'สปริงโหลด', ja: 'ローダウン スプリング' },
  'comfort-spring': { en: 'comfort spring', th: 'สปริงนุ่ม', ja: 'コンフォート スプリング' },
  'lift-spring': { en: 'lift spring', th: 'สปริงยกสูง', ja: 'リフトアップ スプリング' },
  'load-assist': { en: 'load assist heavy duty', th: 'ชุดช่วยบรรทุก', ja: '積載 補助' },
  'air-kit': { en: 'air suspension kit', th: 'ชุดช่วงล่างถุงลม', ja: 'エアサスキット' },
  'air-strut': { en: 'air suspension strut', th: 'สตรัทถุงลม', ja: 'エアサス ストラット' },
  'air-spring': { en: 'air spring air suspension bag', th: 'ถุงลม', ja: 'エアスプリング エアサス' },
  'air-compressor': { en: 'air compressor air suspension', th: 'ปั๊มลม ถุงลม', ja: 'エア コンプレッサー エアサス' },
  'air-tank': { en: 'air tank air suspension', th: 'ถังลม ถุงลม', ja: 'エアタンク エアサス' },
  'air-controller': { en: 'air suspension controller', th: 'กล่องควบคุมถุงลม', ja: 'エアサスコントローラー' },
  'seal-kit': { en: 'oil seal kit', th: 'ชุดซีลโช้ค', ja: 'オイルシール キット' },
  bushing: { en: 'bushing', th: 'บูชยาง', ja: 'ブッシュ' },
  'spare-spring': { en: 'coil spring', th: 'สปริง', ja: 'スプリング' },
  'eye-end': { en: 'eye end clevis', th: 'หูโช้ค', ja: 'アイエンド クレビス' },
  'bump-stop': { en: 'bump stop', th: 'ยางกันกระแทก', ja: 'バンプラバー' },
  'damper-oil': { en: 'damper oil shock oil', th: 'น้ำมันโช้ค', ja: 'ダンパーオイル' },
} as const satisfies Record<ProductKind, LocalizedText>

export const familyWords = {
  scooter: { en: 'scooter', th: 'สกู๊ตเตอร์ รถออโตเมติก', ja: 'スクーター' },
  underbone: { en: 'underbone moped', th: 'รถครอบครัว', ja: 'アンダーボーン' },
  bigbike: { en: 'big bike motorcycle', th: 'บิ๊กไบค์', ja: '大型バイク' },
  vespa: { en: 'Vespa scooter', th: 'เวสป้า', ja: 'ベスパ' },
  car: { en: 'car', th: 'รถเก๋ง', ja: '乗用車' },
  pickup: { en: 'pickup truck 4x4', th: 'รถกระบะ', ja: 'ピックアップ' },
  fork: { en: 'front fork', th: 'ตะเกียบหน้า โช้คหน้า', ja: 'フロントフォーク' },
  air: { en: 'air suspension', th: 'ถุงลม', ja: 'エアサス' },
  spares: { en: 'spare parts', th: 'อะไหล่', ja: '補修部品 スペアパーツ' },
} as const satisfies Record<Family, LocalizedText>

export const constructionWords = {
  'twin-tube': { en: 'twin tube', th: 'กระบอกคู่', ja: '複筒式' },
  'twin-tube-gas': { en: 'twin tube gas', th: 'กระบอกคู่แก๊ส', ja: '複筒式ガス' },
  emulsion: { en: 'monotube emulsion', th: 'กระบอกเดี่ยวอิมัลชัน', ja: '単筒式 エマルジョン' },
  'floating-piston': { en: 'monotube floating piston', th: 'กระบอกเดี่ยวลูกสูบลอย', ja: '単筒式 フリーピストン' },
  piggyback: { en: 'piggyback reservoir', th: 'ซับแทงค์', ja: 'サブタンク ピギーバック' },
  'hose-reservoir': { en: 'remote hose reservoir', th: 'ซับแทงค์แยกสาย', ja: '別体サブタンク' },
  hybrid: { en: 'hybrid', th: 'ไฮบริด', ja: 'ハイブリッド' },
} as const satisfies Record<Construction, LocalizedText>

export const vehicleTypeWords = {
  scooter: { en: 'scooter motorcycle', th: 'สกู๊ตเตอร์ มอเตอร์ไซค์', ja: 'スクーター バイク' },
  underbone: { en: 'underbone motorcycle', th: 'รถครอบครัว มอเตอร์ไซค์', ja: 'アンダーボーン バイク' },
  vespa: { en: 'Vespa scooter', th: 'เวสป้า สกู๊ตเตอร์', ja: 'ベスパ スクーター' },
  bigbike: { en: 'big bike motorcycle', th: 'บิ๊กไบค์ มอเตอร์ไซค์', ja: '大型バイク' },
  car: { en: 'car', th: 'รถเก๋ง', ja: '乗用車' },
  suv: { en: 'SUV car', th: 'รถอเนกประสงค์', ja: 'SUV' },
  van: { en: 'van', th: 'รถตู้', ja: 'バン ワゴン' },
  pickup: { en: 'pickup truck', th: 'รถกระบะ', ja: 'ピックアップ' },
} as const satisfies Record<VehicleType, LocalizedText>
