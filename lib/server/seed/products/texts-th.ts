import type { Construction, ProductKind } from '@/lib/contract/product-words'
import { pickFrom } from './hash'
import { isDamper, letters, otherNames, seriesNames, signed, sizeOf } from './text-parts'
import type { Facts, TextWriter, Use } from './types'

/** `{axle}` stands for front or rear, which Thai puts behind the noun. */
const kindNames: Record<ProductKind, string> = {
  'twin-shock': 'โช้คอัพ{axle}คู่',
  'mono-shock': 'โช้คอัพ{axle}เดี่ยว',
  'unit-swing-shock': 'โช้คอัพ{axle}',
  'front-shock': 'โช้คหน้า',
  'steering-damper': 'กันสะบัด',
  'fork-cartridge': 'ชุดคาร์ทริดจ์โช้คหน้า',
  'fork-damper': 'ชุดแดมเปอร์โช้คหน้า',
  'fork-spring': 'ชุดสปริงโช้คหน้า',
  'fork-upgrade': 'ชุดอัปเกรดโช้คหน้า',
  'fork-oil': 'น้ำมันโช้คหน้า',
  'gas-shock': 'โช้คอัพแก๊ส{axle}',
  strut: 'โช้คอัพสตรัท{axle}',
  coilover: 'โช้คอัพสตรัทปรับเกลียว{axle}',
  'lowering-spring': 'สปริงโหลด{axle}',
  'comfort-spring': 'สปริงคอมฟอร์ต{axle}',
  'lift-spring': 'สปริงยกสูง{axle}',
  'load-assist': 'สปริงช่วยรับน้ำหนัก',
  'air-kit': 'ชุดช่วงล่างถุงลม',
  'air-strut': 'โช้คอัพถุงลม{axle}',
  'air-spring': 'ถุงลม{axle}',
  'air-compressor': 'ปั๊มลม',
  'air-tank': 'ถังลม',
  'air-controller': 'กล่องควบคุมถุงลม',
  'seal-kit': 'ชุดซีล',
  bushing: 'บูชหูโช้ค{axle}',
  'spare-spring': 'สปริงอะไหล่{axle}',
  'eye-end': 'หูโช้ค{axle}',
  'bump-stop': 'ยางกันกระแทก{axle}',
  'damper-oil': 'น้ำมันโช้คอัพ',
}

const uses: Record<Use, { tagline: string; purpose: readonly string[] }> = {
  daily: {
    tagline: 'สำหรับใช้งานทุกวัน',
    purpose: ['ออกแบบมาแทนของเดิมสำหรับใช้งานทุกวัน ให้ความหนึบเพิ่มขึ้นเล็กน้อย', 'ใช้แทนของเดิมที่เสื่อมสภาพได้โดยไม่เปลี่ยนความสูงของรถ'],
  },
  comfort: {
    tagline: 'เน้นความนุ่มสบาย',
    purpose: ['ปรับจูนให้นุ่มสบายบนถนนในเมืองที่ไม่เรียบ', 'ซับแรงจากรอยต่อถนนและหลุมบ่อได้นุ่มนวล เหมาะกับการขับขี่แบบสบาย ๆ'],
  },
  sport: {
    tagline: 'เน้นความหนึบและตอบสนองไว',
    purpose: ['เน้นความหนึบและการตอบสนองที่ไวขึ้น ทั้งตอนเข้าโค้งและตอนเบรก', 'ช่วยคุมล้อได้แน่นขึ้นเมื่อใช้ความเร็ว'],
  },
  touring: {
    tagline: 'สำหรับเดินทางไกลและบรรทุกสัมภาระ',
    purpose: ['ออกแบบสำหรับเดินทางไกล ทั้งแบบมีคนซ้อนหรือมีสัมภาระ', 'ให้ความนิ่งตลอดทางไกล ไม่ว่ารถจะเบาหรือมีของเต็ม'],
  },
  load: {
    tagline: 'สำหรับรถที่บรรทุกเป็นประจำ',
    purpose: ['ออกแบบสำหรับรถที่บรรทุกของเป็นประจำ', 'ช่วยให้รถไม่ยุบตัวมากเมื่อบรรทุก พร้อมแรงหน่วงที่เหมาะกับน้ำหนัก'],
  },
  offroad: {
    tagline: 'สำหรับทางลูกรังและทางขรุขระ',
    purpose: ['ออกแบบสำหรับทางลูกรัง ทางป่า และถนนขรุขระ', 'มีปริมาณน้ำมันและช่วงยุบรองรับทางขรุขระโดยเฉพาะ'],
  },
  classic: {
    tagline: 'ทรงคลาสสิก',
    purpose: ['คงรูปทรงของรถคลาสสิกไว้ แต่ให้แรงหน่วงแบบโช้คยุคใหม่', 'เหมาะกับรถคลาสสิกและรถที่บูรณะใหม่'],
  },
  lift: { tagline: 'สำหรับรถยกสูง', purpose: ['ออกแบบให้พอดีกับรถที่ยกสูง', 'มีความยาวที่เผื่อไว้สำหรับรถยกสูง ล้อจึงยังให้ตัวได้เต็มช่วง'] },
  lower: { tagline: 'สำหรับรถโหลดเตี้ย', purpose: ['ออกแบบให้พอดีกับรถที่โหลดเตี้ย', 'ลดความสูงของรถลงโดยยังเหลือช่วงยุบไว้ใช้งาน'] },
  service: { tagline: 'สำหรับงานบริการและโอเวอร์ฮอล', purpose: ['เป็นอะไหล่สำหรับงานบริการ'] },
}

const constructions: Record<Construction, { short: string; sentence: string }> = {
  'twin-tube': { short: 'กระบอกคู่', sentence: 'โครงสร้างกระบอกคู่ใช้น้ำมันล้วน จึงนุ่มกับแรงสะเทือนเล็ก ๆ และดูแลง่าย' },
  'twin-tube-gas': {
    short: 'กระบอกคู่แก๊ส',
    sentence: 'กระบอกคู่อัดแก๊สแรงดันต่ำเหนือน้ำมัน ช่วยลดการเกิดฟอง แรงหน่วงจึงคงที่นานขึ้นบนทางขรุขระ',
  },
  emulsion: {
    short: 'กระบอกเดี่ยวแบบน้ำมันผสมแก๊ส',
    sentence: 'น้ำมันและไนโตรเจนอยู่ในกระบอกเดี่ยวด้วยกัน ทำให้น้ำหนักเบา กะทัดรัด และระบายความร้อนได้ไว',
  },
  'floating-piston': {
    short: 'กระบอกเดี่ยวแยกแก๊ส',
    sentence: 'ลูกสูบลอยแยกไนโตรเจนออกจากน้ำมันในกระบอกเดี่ยว แรงหน่วงจึงสม่ำเสมอแม้โช้คร้อน',
  },
  piggyback: {
    short: 'ซับแทงค์ติดกระบอก',
    sentence: 'ซับแทงค์ติดกระบอกเพิ่มปริมาณน้ำมันและแยกไนโตรเจนออกจากกระบอกหลัก จึงเหลือพื้นที่ให้ช่วงยุบมากขึ้น',
  },
  'hose-reservoir': { short: 'ซับแทงค์แยกสาย', sentence: 'ซับแทงค์แยกต่อด้วยสาย เพิ่มปริมาณน้ำมัน และเลือกติดตั้งในจุดที่มีลมผ่านได้' },
  hybrid: {
    short: 'ไฮบริด',
    sentence: 'โครงสร้างไฮบริดมีลูกสูบลอยและห้องแก๊สขนาดเล็กในตัว ได้น้ำมันมากกว่าแบบผสมแก๊สโดยไม่ต้องมีซับแทงค์ภายนอก',
  },
}

const kindSentences: Partial<Record<ProductKind, string>> = {
  'steering-damper': 'ช่วยลดอาการแฮนด์สะบัดบนทางขรุขระและที่ความเร็วสูง ปรับความหนืดได้ด้วยจำนวนคลิก ต้องใช้ขายึดเฉพาะรุ่นซึ่งสั่งแยก',
  'fork-cartridge': 'คาร์ทริดจ์แบบปิดใช้แทนแกนโช้คเดิม จึงปรับรีบาวด์และคอมเพรสชันได้ที่ฝาโช้ค',
  'fork-damper': 'วาล์วแบบแผ่นชิมใช้แทนรูน้ำมันตายตัวของแกนโช้คเดิม โดยยังใช้สปริงเดิม',
  'fork-spring': 'สปริงหนึ่งคู่ใช้แทนของเดิม ระดับน้ำมันและระยะพรีโหลดดูได้ในใบติดตั้ง',
  'fork-upgrade': 'ในชุดมีสปริงหนึ่งคู่ วาล์ว และฝาปรับพรีโหลด เปิดโช้คครั้งเดียวก็ติดตั้งได้ครบ',
  'lowering-spring': 'ใช้ร่วมกับโช้คอัพเดิมได้หากยังอยู่ในสภาพดี บางรุ่นต้องตัดยางกันกระแทกให้สั้นลง',
  'comfort-spring': 'ความสูงรถเท่าเดิม ช่วงต้นนุ่มขึ้นและช่วงท้ายแข็งขึ้นกว่าของเดิม',
  'lift-spring': 'หลังยกสูงควรตรวจความยาวสายเบรกและเพลาขับ และตั้งไฟหน้าใหม่',
  'load-assist': 'ทำงานคู่กับสปริงเดิม และเริ่มรับแรงเมื่อรถบรรทุกของเท่านั้น',
  'air-kit': 'ในชุดมีถุงลมสี่ใบ โช้คอัพ ปั๊มลม ถังลม ชุดวาล์ว และกล่องควบคุม ควรให้ศูนย์บริการติดตั้ง',
  'air-strut': 'ใช้แทนสตรัทและคอยล์สปริงด้วยโช้คอัพพร้อมถุงลม ระบบจ่ายลมสั่งแยก',
  'air-spring': 'ถุงลมใช้แทนหรือเสริมสปริงเดิม แรงดันลมเป็นตัวกำหนดความสูงเมื่อบรรทุก',
  'air-compressor': 'เติมลมเข้าถังและตัดการทำงานเองเมื่อถึงแรงดันสูงสุด ต้องเดินไฟผ่านรีเลย์และฟิวส์แยก',
  'air-tank': 'เก็บลมสำรองไว้ให้ปรับความสูงได้ทันทีและปั๊มทำงานน้อยลง ควรถ่ายน้ำทิ้งเป็นประจำ',
  'air-controller': 'ตั้งแรงดันของถุงลมและบันทึกความสูงที่ใช้บ่อย พร้อมเกจแสดงแรงดันในระบบ',
  'seal-kit': 'รวมซีลน้ำมัน ซีลกันฝุ่น และแหวนที่สึกหรอสำหรับการโอเวอร์ฮอลหนึ่งครั้ง ต้องใช้เครื่องมือเฉพาะและน้ำมันใหม่',
  bushing: 'ยางยึดติดปลอกเหล็ก อัดเข้าในหูโช้ค ควรเปลี่ยนพร้อมกันทั้งสองข้าง',
  'spare-spring': 'ใช้แทนสปริงที่ล้าหรือหัก หรือเปลี่ยนค่า K ให้เข้ากับน้ำหนัก ควรวัดขนาดลวดและความยาวก่อนสั่ง',
  'eye-end': 'ขันเข้ากับแกนหรือกระบอกแล้วล็อกไว้ ใช้เมื่อรูยึดของรถไม่ตรงกับโช้ค',
  'bump-stop': 'ช่วยรับช่วงยุบท้ายสุดอย่างนุ่มนวล ตัดให้สั้นลงได้เมื่อใช้สปริงโหลด',
  'fork-oil': 'เลือกเบอร์ตามใบติดตั้งของโช้ค น้ำมันที่หนืดขึ้นทำให้ทั้งคอมเพรสชันและรีบาวด์ช้าลง',
  'damper-oil': 'สำหรับงานประกอบโช้คใหม่ ความหนืดเปลี่ยนตามอุณหภูมิน้อย ต้องไล่อากาศก่อนอัดแก๊ส',
}

/** What a part is for, where the use alone does not say it. */
const kindPurposes: Partial<Record<ProductKind, string>> = {
  'steering-damper': 'ช่วยให้แฮนด์นิ่งขึ้น',
  'load-assist': 'ช่วยให้ท้ายรถได้ระดับเมื่อบรรทุก',
  'air-kit': 'ช่วยให้ปรับความสูงของรถได้จากที่นั่งคนขับ',
  'air-strut': 'ช่วยให้ปรับความสูงของเพลานั้นได้',
  'air-spring': 'ช่วยให้ท้ายรถได้ระดับเมื่อบรรทุก',
  'fork-oil': 'ใช้กับโช้คหน้าแบบเทเลสโคปิก',
  'damper-oil': 'ใช้กับโช้คอัพที่เปิดซ่อมได้',
  'air-compressor': 'ใช้จ่ายลมให้ระบบช่วงล่างถุงลม',
  'air-tank': 'ใช้ในระบบช่วงล่างถุงลม',
  'air-controller': 'ใช้ในระบบช่วงล่างถุงลม',
}

const axleNames = { front: 'หน้า', rear: 'หลัง' } as const
const springTypes = {
  linear: 'สปริงลิเนียร์',
  progressive: 'สปริงโปรเกรสซีฟ',
  dual: 'สปริงสองค่า K',
  tender: 'สปริงลิเนียร์พร้อมสปริงช่วย',
  pigtail: 'สปริงปลายหางหมู',
} as const
const kindName = ({ kind, axle }: Facts) => kindNames[kind].replace('{axle}', axle ? axleNames[axle] : '')
/** In names the trade drops อัพ: โช้คหลัง. */
const shortKindName = (facts: Facts) => kindName(facts).replace('โช้คอัพหลัง', 'โช้คหลัง').replace('โช้คอัพหน้า', 'โช้คหน้า')
const join = (items: readonly string[]) =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(' ')} และ${/^[\u0e00-\u0e7f]/.test(items.at(-1) ?? '') ? '' : ' '}${items.at(-1)}`

function sizeLabel(facts: Facts): string {
  const size = sizeOf(facts)
  switch (size?.by) {
    case 'length':
      return `${size.mm} mm`
    case 'tube':
      return `Ø${size.mm} mm`
    case 'height':
      return size.mm === 0 ? 'ความสูงเดิม' : `${signed(size.mm)} mm`
    case 'bore':
      return `${size.text} mm`
    case 'load':
      return `+${size.kg} kg`
    case 'oil':
      return `${size.cst} mm²/s ${size.litres} ลิตร`
    case 'tank':
      return `${size.litres} ลิตร`
    case 'pressure':
      return `${size.bar} bar`
    case 'rate':
      return `${size.nmm} N/mm`
    default:
      return ''
  }
}

function listAdjusters({ adjusters, spec, kind }: Facts): string[] {
  return adjusters.map((letter) => {
    switch (letter) {
      case 'P':
        return `พรีโหลดแบบขั้น ${spec.preloadSteps} ระดับ`
      case 'T':
        return `พรีโหลดแบบเกลียว ${spec.preloadMm} mm`
      case 'H':
        return `พรีโหลดไฮดรอลิก ${spec.preloadMm} mm`
      case 'R':
        return `${kind === 'steering-damper' ? 'ความหนืด' : 'รีบาวด์'} ${spec.reboundClicks} คลิก`
      case 'C':
        return `คอมเพรสชัน ${spec.compressionClicks} คลิก`
      case 'W':
        return `โลว์สปีดคอมเพรสชัน ${spec.compressionClicks} คลิก ไฮสปีดคอมเพรสชัน ${spec.highSpeedClicks} คลิก`
      case 'L':
        return `ความยาว ${spec.lengthAdjustMm} mm`
    }
  })
}

function springSentence({ spec }: Facts): string {
  if (spec.springRateNmm === null) return ''
  const type = springTypes[spec.springType ?? 'linear']
  return spec.springRateEndNmm !== null
    ? `${type}เริ่มที่ ${spec.springRateNmm} N/mm และเพิ่มเป็น ${spec.springRateEndNmm} N/mm ในช่วงท้าย`
    : `${type} ค่า K ${spec.springRateNmm} N/mm ลวดขนาด ${spec.wireMm} mm`
}

function heightSentence({ kind, axle, spec }: Facts): string {
  const height = axle === 'rear' ? spec.heightRearMm : spec.heightFrontMm
  if (!height) return ''
  const place = kind === 'air-kit' || axle === null ? 'รถ' : `ด้าน${axleNames[axle]}`
  return `${height > 0 ? 'ยก' : 'ลด'}${place}${height > 0 ? 'ขึ้น' : 'ลง'}${kind.startsWith('air') ? 'ได้สูงสุด' : ''} ${Math.abs(height)} mm `
}

function closing(facts: Facts): string {
  const others = otherNames(facts, 'th', 3)
  if (others.length > 0) return `ใช้กับ ${join(others)} ได้ด้วย โดยดูจุดที่ต้องตรวจของแต่ละรุ่นในตารางรุ่นรถ`
  if (facts.models.length > 0 && !facts.twoWheeler) return 'ควรเปลี่ยนพร้อมกันทั้งสองข้างของเพลา และตรวจศูนย์ล้อหลังติดตั้ง'
  return facts.models.length > 0 ? 'ก่อนติดตั้งควรเทียบจุดยึดและความยาวกับของเดิม' : 'ไม่เจาะจงรุ่นรถ ควรเทียบค่ากับของที่ใช้อยู่'
}

function describeSetting(facts: Facts): string {
  const adjusters = listAdjusters(facts)
  if (adjusters.length > 0) return `ปรับได้: ${join(adjusters)}`
  return isDamper(facts.kind) ? 'ไม่มีจุดปรับ ค่าแรงหน่วงตั้งมาจากโรงงาน' : ''
}

export const thai: TextWriter = {
  name: (facts) => {
    const words = [shortKindName(facts), seriesNames[facts.series], sizeLabel(facts), letters(facts)]
      .filter(Boolean)
      .join(' ')
    return facts.models[0] ? `${words} สำหรับ ${facts.models[0].th}` : words
  },
  tagline: (facts) => {
    const { construction, use, kind, spec } = facts
    if (isDamper(kind) && construction)
      return `${kindName(facts)} ${constructions[construction].short} ${uses[use].tagline}${facts.adjusters.length > 1 ? ` ปรับได้ ${facts.adjusters.length} จุด` : ''}`
    if (spec.springRateNmm !== null && use !== 'service')
      return `${kindName(facts)} ${spec.springRateNmm} N/mm ${uses[use].tagline}`
    return `${kindName(facts)} ${uses[use].tagline}`
  },
  description: (facts) => {
    const { kind, construction, models, use, choice, drive } = facts
    const subject = models[0] ? `${kindName(facts)}สำหรับ ${models[0].th}` : `${kindName(facts)} (${sizeLabel(facts)})`
    const sentences = [
      `${subject} ${kindPurposes[kind] ?? pickFrom(uses[use].purpose, choice)}${drive ? ` เฉพาะรุ่นขับเคลื่อน${drive === '4wd' ? 'สี่ล้อ' : 'สองล้อ'}` : ''}`,
      isDamper(kind) && construction
        ? constructions[construction].sentence
        : heightSentence(facts) + (kindSentences[kind] ?? ''),
      springSentence(facts),
      describeSetting(facts),
      closing(facts),
    ]
    return sentences.filter((sentence) => sentence !== '').join(' ')
  },
}
