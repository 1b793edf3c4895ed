import type { LocalizedText } from '@/lib/contract/common'
import type { DealerKind, DealerSize } from '@/lib/contract/dealer'

export const kindNames: Record<DealerKind, LocalizedText> = {
  dealer: { en: 'Dealer', th: 'ตัวแทนจำหน่าย', ja: '販売店' },
  fitter: { en: 'Authorised fitter', th: 'ร้านติดตั้งที่ได้รับแต่งตั้ง', ja: '認定取付店' },
  'service-centre': { en: 'Service centre', th: 'ศูนย์บริการ', ja: 'サービスセンター' },
  flagship: { en: 'Flagship centre', th: 'ศูนย์หลัก', ja: 'フラッグシップセンター' },
  mobile: { en: 'Mobile service', th: 'บริการเคลื่อนที่', ja: '出張サービス' },
}

export const sizeNames: Record<DealerSize, LocalizedText> = {
  small: { en: 'Small: shop or single bay', th: 'ขนาดเล็ก: หน้าร้านหรือช่องซ่อมเดียว', ja: '小規模：店舗または作業ベイ1つ' },
  medium: {
    en: 'Medium: workshop with two or three bays',
    th: 'ขนาดกลาง: อู่ 2–3 ช่องซ่อม',
    ja: '中規模：作業ベイ2〜3つのサービス店',
  },
  large: {
    en: 'Large: centre with four bays or more',
    th: 'ขนาดใหญ่: ศูนย์ตั้งแต่ 4 ช่องซ่อมขึ้นไป',
    ja: '大規模：4つ以上の作業ベイがあるセンター',
  },
}
