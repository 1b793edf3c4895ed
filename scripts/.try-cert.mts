import { writeFileSync } from 'node:fs'
import { makeDrawn } from '@/lib/drawings/products.fixture'
import { writeWarrantyCertificate } from '@/lib/server/pdf/warranty-certificate'
const by = { en: { productName: 'E-Series rear mono shock 360 mm for MT-07', owner: 'Somchai Jaidee', vehicle: 'Yamaha MT-07 (2021–)', statusText: 'Active', dealer: 'Sample Motor Bangkok' },
 th: { productName: 'โช้คหลังเดี่ยว E-Series 360 มม. สำหรับ MT-07', owner: 'สมชาย ใจดี', vehicle: 'Yamaha MT-07 (2564–)', statusText: 'มีผล', dealer: 'ร้านตัวอย่าง บางนา' },
 ja: { productName: 'リアモノショック E-Series 360 mm（MT-07 用）', owner: '山田 太郎', vehicle: 'ヤマハ MT-07（2021–）', statusText: '有効', dealer: '見本モータース' } }
for (const lang of ['en', 'th', 'ja'] as const) {
  const t = performance.now()
  const bytes = await writeWarrantyCertificate({ number: 'W26-004217', productCode: 'ME38-360T-01B', drawn: makeDrawn('mono-shock'), serials: ['2614A-04217-K', '2614A-04218-H'], boughtOn: '2026-11-14', registeredOn: '2026-11-21', coveredUntil: '2028-11-13', coveredKm: 20000, checkUrl: 'https://www.example.com/services/warranty/checkWarranty?number=W26-004217', ...by[lang] }, lang)
  console.log(lang, bytes.length, Math.round(performance.now() - t))
  writeFileSync(`/tmp/paper-cert-${lang}.pdf`, bytes)
}
