/**
 * Thai is written without spaces, so browsers look up in a dictionary where a line may break. Loan words and compounds of this trade are not in it and
 * would be parted inside: คลาส|สิก, แด|ม|เปอร์. Longer ones first, because the first that fits is held.
 */
export const heldWords = [
  'สปอร์ตสเตอร์',
  'มอเตอร์ไซค์',
  'คาร์ทริดจ์',
  'ซับแทงค์',
  'สกู๊ตเตอร์',
  'จุดปรับ',
  'บิ๊กไบค์',
  'แดมเปอร์',
  'คอมฟอร์ต',
  'กันสะบัด',
  'อัปเกรด',
  'ความยาว',
  'ความสูง',
  'คลาสสิก',
  'ไฮลักซ์',
  'น้ำหนัก',
  'รีบาวด์',
  'พรีโหลด',
  'เวสป้า',
  'ช่วงยุบ',
  'น้ำมัน',
  'วีออส',
  'ถุงลม',
] as const
