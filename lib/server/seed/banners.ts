import type { LocalizedText } from '@/lib/contract/common'
import type { SeedProduct } from './products/types'

export type SeedBanner = { id: string; href: string; pick: (product: SeedProduct) => boolean; title: LocalizedText; text: LocalizedText; action: LocalizedText }

/** Banners of the home page; each borrows the drawing of the first product that `pick` accepts. */
export const seedBanners: readonly SeedBanner[] = [
  {
    id: 'scooter-reservoir',
    href: '/products/list?family=scooter&construction=piggyback',
    pick: (product) => product.series === 'gtx' && product.construction === 'piggyback',
    title: { en: 'Reservoir shocks for city scooters', th: 'โช้คซับแทงค์สำหรับสกู๊ตเตอร์ในเมือง', ja: '街乗りスクーターにリザーバータンク付きショックを' },
    text: {
      en: 'More oil, cooler oil: damping stays the same on the last hill of the ride as on the first.',
      th: 'น้ำมันมากกว่า ร้อนช้ากว่า แรงหน่วงคงที่ตั้งแต่เนินแรกจนถึงเนินสุดท้ายของทริป',
      ja: 'オイル量が多く熱がこもりにくいので、走り始めから最後の坂まで減衰力が変わりません。',
    },
    action: { en: 'See reservoir shocks', th: 'ดูโช้คซับแทงค์', ja: 'リザーバー付きを見る' },
  },
  {
    id: 'pickup-load',
    href: '/products/list?family=pickup',
    pick: (product) => product.family === 'pickup' && product.kind === 'gas-shock',
    title: { en: 'A pickup that carries without sagging', th: 'กระบะบรรทุกได้ ท้ายไม่ย้อย', ja: '積んでも沈み込まないピックアップへ' },
    text: {
      en: 'Dampers and springs chosen by the load you really carry, front and rear matched to each other.',
      th: 'เลือกโช้คและสปริงตามน้ำหนักที่บรรทุกจริง หน้าและหลังเข้าคู่กัน',
      ja: '実際の積載量に合わせて選ぶダンパーとスプリング。前後のバランスまで考えています。',
    },
    action: { en: 'Parts for pickups', th: 'สินค้าสำหรับกระบะ', ja: 'ピックアップ用を見る' },
  },
  {
    id: 'fork-kits',
    href: '/products/list?family=fork',
    pick: (product) => product.kind === 'fork-cartridge',
    title: { en: 'The front end, finished', th: 'จบงานช่วงหน้าให้ครบ', ja: 'フロントも、仕上げる。' },
    text: {
      en: 'Springs, valves and cartridges for the fork you have, with the oil level and settings in the box.',
      th: 'สปริง วาล์ว และชุดคาร์ทริดจ์สำหรับโช้คหน้าเดิม พร้อมระดับน้ำมันและค่าตั้งในกล่อง',
      ja: '今のフォークに組み込むスプリング、バルブ、カートリッジ。油面とセッティング値も同梱しています。',
    },
    action: { en: 'See fork kits', th: 'ดูชุดแต่งโช้คหน้า', ja: 'フォークキットを見る' },
  },
]
