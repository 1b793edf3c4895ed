import type { Lang } from '@/lib/contract/common'

/** The 47 prefectures in their usual order (JIS X 0401): Japanese name, Latin, Thai. */
const rows = `北海道|Hokkaido|ฮอกไกโด
青森県|Aomori|อาโอโมริ
岩手県|Iwate|อิวาเตะ
宮城県|Miyagi|มิยางิ
秋田県|Akita|อากิตะ
山形県|Yamagata|ยามางาตะ
福島県|Fukushima|ฟูกูชิมะ
茨城県|Ibaraki|อิบารากิ
栃木県|Tochigi|โทจิงิ
群馬県|Gunma|กุมมะ
埼玉県|Saitama|ไซตามะ
千葉県|Chiba|ชิบะ
東京都|Tokyo|โตเกียว
神奈川県|Kanagawa|คานางาวะ
新潟県|Niigata|นีงาตะ
富山県|Toyama|โทยามะ
石川県|Ishikawa|อิชิกาวะ
福井県|Fukui|ฟูกูอิ
山梨県|Yamanashi|ยามานาชิ
長野県|Nagano|นางาโนะ
岐阜県|Gifu|กิฟุ
静岡県|Shizuoka|ชิซูโอกะ
愛知県|Aichi|ไอจิ
三重県|Mie|มิเอะ
滋賀県|Shiga|ชิงะ
京都府|Kyoto|เกียวโต
大阪府|Osaka|โอซากะ
兵庫県|Hyogo|เฮียวโงะ
奈良県|Nara|นาระ
和歌山県|Wakayama|วากายามะ
鳥取県|Tottori|ทตโตริ
島根県|Shimane|ชิมาเนะ
岡山県|Okayama|โอกายามะ
広島県|Hiroshima|ฮิโรชิมะ
山口県|Yamaguchi|ยามางูจิ
徳島県|Tokushima|โทกูชิมะ
香川県|Kagawa|คางาวะ
愛媛県|Ehime|เอฮิเมะ
高知県|Kochi|โคจิ
福岡県|Fukuoka|ฟูกูโอกะ
佐賀県|Saga|ซางะ
長崎県|Nagasaki|นางาซากิ
熊本県|Kumamoto|คูมาโมโตะ
大分県|Oita|โออิตะ
宮崎県|Miyazaki|มิยาซากิ
鹿児島県|Kagoshima|คาโงชิมะ
沖縄県|Okinawa|โอกินาวะ`

/** Options of a select; the value is the Japanese name, which is what an address holds. */
export function prefectureOptions(lang: Lang): { value: string; label: string }[] {
  return rows.split('\n').map((row) => {
    const [ja = '', en = '', th = ''] = row.split('|')
    return { value: ja, label: { ja, en, th }[lang] }
  })
}
