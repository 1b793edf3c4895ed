import { loadPlaces, type Amphur, type ProvincePlaces } from '@/lib/server/services/place/places'
import { districtSpot } from '@/lib/server/services/place/district-spots'
import { toSlug } from '@/lib/utils/slug'
import type { SeedTown } from './towns'

/** Code of a province → districts that have a further sample dealer; the first of a province that had none is its capital's. */
const districts: Readonly<Record<string, string>> = {
  10: 'บางกะปิ บางขุนเทียน ดอนเมือง ลาดกระบัง ตลิ่งชัน บางเขน พระโขนง สวนหลวง หนองแขม',
  11: 'พระประแดง บางบ่อ',
  12: 'ปากเกร็ด บางบัวทอง บางใหญ่',
  13: 'เมืองปทุมธานี คลองหลวง ลำลูกกา',
  14: 'บางปะอิน วังน้อย เสนา',
  15: 'เมืองอ่างทอง วิเศษชัยชาญ',
  16: 'โคกสำโรง ชัยบาดาล',
  17: 'เมืองสิงห์บุรี อินทร์บุรี',
  18: 'เมืองชัยนาท หันคา',
  19: 'แก่งคอย หนองแค',
  20: 'ศรีราชา สัตหีบ บ้านบึง พนัสนิคม',
  21: 'แกลง ปลวกแดง บ้านฉาง',
  22: 'ท่าใหม่ ขลุง',
  23: 'เมืองตราด เขาสมิง',
  24: 'บางปะกง พนมสารคาม',
  25: 'เมืองปราจีนบุรี กบินทร์บุรี',
  26: 'เมืองนครนายก องครักษ์',
  27: 'เมืองสระแก้ว อรัญประเทศ',
  30: 'บัวใหญ่ พิมาย ปักธงชัย',
  31: 'นางรอง ประโคนชัย',
  32: 'ปราสาท ศีขรภูมิ',
  33: 'กันทรลักษ์ ขุขันธ์',
  34: 'วารินชำราบ เดชอุดม พิบูลมังสาหาร',
  35: 'เมืองยโสธร เลิงนกทา',
  36: 'เมืองชัยภูมิ ภูเขียว',
  37: 'เมืองอำนาจเจริญ',
  38: 'เมืองบึงกาฬ เซกา',
  39: 'เมืองหนองบัวลำภู นากลาง',
  40: 'บ้านไผ่ ชุมแพ น้ำพอง พล',
  41: 'กุมภวาปี บ้านดุง หนองหาน',
  42: 'วังสะพุง เชียงคาน',
  43: 'ท่าบ่อ โพนพิสัย',
  44: 'เมืองมหาสารคาม โกสุมพิสัย',
  45: 'เสลภูมิ สุวรรณภูมิ',
  46: 'เมืองกาฬสินธุ์ ยางตลาด',
  47: 'สว่างแดนดิน พังโคน',
  48: 'เมืองนครพนม ธาตุพนม',
  49: 'เมืองมุกดาหาร คำชะอี',
  50: 'สันทราย แม่ริม ฝาง สันกำแพง',
  51: 'เมืองลำพูน ป่าซาง',
  52: 'เกาะคา เถิน',
  53: 'เมืองอุตรดิตถ์ พิชัย',
  54: 'เมืองแพร่ เด่นชัย',
  55: 'เมืองน่าน ปัว',
  56: 'เมืองพะเยา เชียงคำ',
  57: 'แม่สาย พาน เชียงของ',
  58: 'เมืองแม่ฮ่องสอน แม่สะเรียง',
  60: 'ตาคลี ลาดยาว',
  61: 'เมืองอุทัยธานี หนองฉาง',
  62: 'เมืองกำแพงเพชร ขาณุวรลักษบุรี',
  63: 'เมืองตาก',
  64: 'เมืองสุโขทัย สวรรคโลก',
  65: 'วังทอง นครไทย',
  66: 'เมืองพิจิตร ตะพานหิน',
  67: 'เมืองเพชรบูรณ์ หล่มสัก วิเชียรบุรี',
  70: 'บ้านโป่ง โพธาราม',
  71: 'ท่ามะกา ไทรโยค',
  72: 'สองพี่น้อง อู่ทอง',
  73: 'สามพราน กำแพงแสน',
  74: 'เมืองสมุทรสาคร กระทุ่มแบน',
  75: 'เมืองสมุทรสงคราม อัมพวา',
  76: 'เมืองเพชรบุรี ชะอำ',
  77: 'เมืองประจวบคีรีขันธ์ บางสะพาน',
  80: 'ทุ่งสง ท่าศาลา ปากพนัง',
  81: 'อ่าวลึก คลองท่อม',
  82: 'เมืองพังงา ตะกั่วป่า',
  83: 'ถลาง กะทู้',
  84: 'เกาะสมุย พุนพิน เวียงสระ',
  85: 'เมืองระนอง กระบุรี',
  86: 'หลังสวน ท่าแซะ',
  90: 'สะเดา จะนะ ระโนด',
  91: 'เมืองสตูล ละงู',
  92: 'ห้วยยอด กันตัง',
  93: 'เมืองพัทลุง ควนขนุน',
  94: 'เมืองปัตตานี สายบุรี',
  95: 'เมืองยะลา เบตง',
  96: 'เมืองนราธิวาส สุไหงโก-ลก',
}

/** A district of a capital, เมือง…, is called by its town. */
const capital = /^(เมือง|Mueang )/

/** The sub-district the district is named after, else the one most districts have in their middle, else the first. */
function centreOf(amphur: Amphur) {
  const all = [...amphur.tambons.values()]
  return all.find(({ th }) => th === amphur.th || th === 'ในเมือง') ?? all[0]
}

function toTown(province: ProvincePlaces, amphur: Amphur): SeedTown {
  const tambon = centreOf(amphur)
  const spot = districtSpot(province.code, amphur.th) ?? { lat: 0, lng: 0 }
  const isCapital = capital.test(amphur.th)
  const en = isCapital ? province.en : amphur.en
  return {
    id: toSlug(en),
    province: province.code,
    name: { en, th: isCapital ? province.th : amphur.th, ja: isCapital ? province.ja : en },
    amphur: { en: amphur.en, th: amphur.th },
    tambon: { en: tambon?.en ?? '', th: tambon?.th ?? '' },
    postcode: tambon?.postcodes[0] ?? '',
    ...spot,
  }
}

/** Towns of the list above, with what the table of places knows of them. */
export async function readMoreTowns(): Promise<SeedTown[]> {
  const places = [...(await loadPlaces()).values()]
  return places.flatMap((province) =>
    (districts[province.code] ?? '').split(' ').flatMap((name) => {
      const amphur = province.amphurs.get(name)
      return amphur ? [toTown(province, amphur)] : []
    }),
  )
}
