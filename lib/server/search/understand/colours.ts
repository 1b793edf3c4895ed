/**
 * Colours by which no part is told apart here. Each script by its own edge: in Thai and Japanese a colour stands inside other words, too
 * (แดงใหญ่, 黒石市), so it counts with the word for colour, behind a part or as an adjective.
 */
const latin =
  /(?<![\p{L}\p{N}-])(?:black|red|white|blue|green|yellow|orange|grey|gray|purple|pink|chrome|(?:gold(?:en)?|silver)(?! ?wing))(?:[ -]?colou?r(?:ed)?)?(?![\p{L}\p{N}-])/giu
const thai = /(?:สี|(?<=(?:โช้ค|โช๊ค|สปริง|หน้า|หลัง)))(?:ดำ|แดง|ขาว|น้ำเงิน|ฟ้า|เหลือง|ส้ม|เขียว|เทา|ม่วง|ชมพู|ทอง|เงิน)/gu
const japanese =
  /(?:赤|黒|白|青|黄|緑|紫|灰|金|銀|茶)色の?|(?:赤|黒|白|青|黄色)い|(?:ブラック|レッド|ホワイト|ブルー|グリーン|イエロー|オレンジ|シルバー|ゴールド)(?=の|の?(?:ショック|サス|スプリング|バネ|ばね)|[ 　]|$)の?/gu

/** A query without colours; as it is where it says nothing else. */
export function dropColours(query: string): string {
  const rest = [latin, thai, japanese].reduce((left, pattern) => left.replace(pattern, ' '), query)
  const left = rest.replace(/\s+/g, ' ').trim()
  return left === '' || rest === query ? query : left
}
