import { latinDigits } from '@/lib/domain/typed-figures'

const phoneWord = '(?:โทรศัพท์|โทร|มือถือ|เบอร์โทร|เบอร์|tel|phone|mobile|call)?[.:\\s]*'
const phone = new RegExp(`${phoneWord}(?<![\\d/])(?:\\+66[\\s-]?\\(?0?\\)?|0)[2-9](?:[\\s-]?\\d){7,8}(?![\\d/])`, 'gi')
const postcodeAndPhone = /(?<!\d)([1-9]\d{4})(0[2-9]\d{7,8})(?!\d)/g
const label = /^(?:(?:ชื่อ-?ที่อยู่|ชื่อผู้รับ|ผู้รับ|ชื่อ|ส่งที่|ส่ง|ถึง|ที่อยู่จัดส่ง|ที่อยู่|name|address|to)\s*[:：]?\s*)+/i
const title = /^(?:คุณ|นาย|นางสาว|นาง|น\.ส\.|ด\.ช\.|ด\.ญ\.|mr\.?|mrs\.?|ms\.?|miss)\s*(?=\S)/i
/** Words that open an address without a number. */
const building =
  /หมู่บ้าน|อาคาร|ตึก|คอนโด|บริษัท|หจก|ร้าน|โรงเรียน|วัด|บ้าน|ซอย|ซ\.|ถนน|ถ\.|ห้อง|ชั้น|เลขที่|แฟลต|ตลาด|โครงการ|หมู่|no\.|moo|soi|village|building|co\.|ltd|room|floor|condo/i

function dropName(text: string): string {
  const house = /(?:บ้านเลขที่|เลขที่|หมู่บ้าน|no\.\s*)?\d/i.exec(text)
  if (!house || house.index === 0) return text
  const before = text.slice(0, house.index).replace(/[\s,:]+$/, '')
  const named = title.test(before) || (before.split(/\s+/).length === 2 && /^[ก-๙\s]+$/.test(before))
  return named && !building.test(before.replace(title, '')) ? text.slice(house.index) : text
}

/** Takes a phone number, the words of a label and a name off a pasted address; Thai digits become Arabic ones. */
export function stripPerson(text: string): string {
  const plain = latinDigits(text)
    .replaceAll('เเ', 'แ')
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .replace(postcodeAndPhone, '$1 $2')
    .replace(phone, ' ')
    .trim()
    .replace(label, '')
  return dropName(plain.trim()).trim()
}
