import type { LocalizedText } from '@/lib/contract/common'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'

export type SeedBanner = {
  id: string
  href: string
  pick: (product: CatalogueProduct) => boolean
  title: LocalizedText
  text: LocalizedText
  action: LocalizedText
}

/** Banners of the home page; each borrows the drawing of the first product that `pick` accepts. */
export const seedBanners: readonly SeedBanner[] = [
  {
    id: 'scooter-reservoir',
    href: '/products/list?family=scooter&construction=piggyback',
    pick: (product) => product.series === 'gtx' && product.construction === 'piggyback',
    title: {
      en: 'Reservoir shocks for city scooters',
      th: 'โช้คซับแทงค์สำหรับสกู๊ตเตอร์ในเมือง',
      ja: '街乗りスクーターに、リザーバータンクという余裕を。',
    },
    text: {
      en: 'More oil, cooler oil: the same damping on the last hill of the ride as on the first.',
      th: 'น้ำมันมากขึ้น ร้อนช้าลง แรงหน่วงคงที่ตั้งแต่เนินแรกถึงเนินสุดท้ายของทริป',
      ja: 'オイル量が多く、熱がこもりにくい構造です。走り始めから最後の坂まで、減衰力が安定しています。',
    },
    action: { en: 'See reservoir shocks', th: 'ดูโช้คซับแทงค์', ja: 'リザーバータンク付きを見る' },
  },
  {
    id: 'pickup-load',
    href: '/products/list?family=pickup',
    pick: (product) => product.family === 'pickup' && product.kind === 'gas-shock',
    title: {
      en: 'A pickup that carries without sagging',
      th: 'บรรทุกของ ท้ายไม่ห้อย',
      ja: '荷を積んでも、リアが下がらない。',
    },
    text: {
      en: 'Dampers and springs chosen for the load you really carry, front matched to rear.',
      th: 'เลือกโช้คและสปริงตามน้ำหนักที่บรรทุกจริง หน้าหลังทำงานเข้ากัน',
      ja: '実際の積載量に合わせて選ぶ、ダンパーとスプリング。フロントとリアのバランスも揃えています。',
    },
    action: { en: 'Parts for pickups', th: 'สินค้าสำหรับกระบะ', ja: 'ピックアップ用を見る' },
  },
  {
    id: 'fork-kits',
    href: '/products/list?family=fork',
    pick: (product) => product.kind === 'fork-cartridge',
    title: { en: 'Finish the job up front.', th: 'โช้คหน้า จบในชุดเดียว', ja: 'フロントも、仕上げる。' },
    text: {
      en: 'Springs, valves and cartridges for the fork you have. Oil level and settings are on a sheet in the box.',
      th: 'สปริง วาล์ว และชุดคาร์ทริดจ์สำหรับโช้คหน้าเดิม พร้อมระดับน้ำมันและค่าตั้งในกล่อง',
      ja: '今のフォークに組み込むスプリング、バルブ、カートリッジ。油面とセッティング値を記した説明書を同梱しています。',
    },
    action: { en: 'See fork kits', th: 'ดูชุดแต่งโช้คหน้า', ja: 'フォークキットを見る' },
  },
]
