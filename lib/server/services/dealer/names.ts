import type { LocalizedText } from '@/lib/contract/common'
import type { DealerKind, DealerSize } from '@/lib/contract/dealer'

export const kindNames: Record<DealerKind, LocalizedText> = {
  dealer: { en: 'Dealer', th: 'ตัวแทนจำหน่าย', ja: '販売店' },
  fitter: { en: 'Authorised fitter', th: 'ร้านติดตั้งที่ได้รับแต่งตั้ง', ja: '認定取付店' },
  'service-centre': { en: 'Service centre', th: 'ศูนย์บริการ', ja: 'サービスセンター' },
  flagship: { en: 'Flagship centre', th: 'ศูนย์หลัก', ja: 'フラッグシップセンター' },
  mobile: { en: 'Mobile service', th: 'บริการนอกสถานที่', ja: '出張サービス' },
}

export const sizeNames: Record<DealerSize, LocalizedText> = {
  small: { en: 'Small: shop or single bay', th: 'ขนาดเล็ก: ร้านหรือช่องซ่อมเดียว', ja: '小型:店舗または作業ベイ1つ' },
  medium: { en: 'Medium: workshop', th: 'ขนาดกลาง: อู่', ja: '中型:整備工場' },
  large: {
    en: 'Large: centre with several bays',
    th: 'ขนาดใหญ่: ศูนย์ที่มีหลายช่องซ่อม',
    ja: '大型:複数の作業ベイがあるセンター',
  },
}
