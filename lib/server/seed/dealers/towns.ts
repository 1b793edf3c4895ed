import type { LocalizedText } from '@/lib/contract/common'

export type SeedTown = {
  id: string
  /** Two digits of the Ministry of Interior. */
  province: string
  name: LocalizedText
  amphur: { en: string; th: string }
  tambon: { en: string; th: string }
  postcode: string
  lat: number
  lng: number
}

type Row = readonly [id: string, province: string, en: string, th: string, ja: string, amphurEn: string, amphurTh: string, tambonEn: string, tambonTh: string, postcode: string, lat: number, lng: number]

const rows: readonly Row[] = [
  ['khlong-toei', '10', 'Khlong Toei', 'คลองเตย', 'クローントゥーイ', 'Khlong Toei', 'คลองเตย', 'Khlong Toei', 'คลองเตย', '10110', 13.7213, 100.568],
  ['bang-na', '10', 'Bang Na', 'บางนา', 'バーンナー', 'Bang Na', 'บางนา', 'Bang Na Nuea', 'บางนาเหนือ', '10260', 13.6736, 100.6068],
  ['lat-phrao', '10', 'Lat Phrao', 'ลาดพร้าว', 'ラートプラオ', 'Lat Phrao', 'ลาดพร้าว', 'Lat Phrao', 'ลาดพร้าว', '10230', 13.8036, 100.6075],
  ['chatuchak', '10', 'Chatuchak', 'จตุจักร', 'チャトゥチャック', 'Chatuchak', 'จตุจักร', 'Chatuchak', 'จตุจักร', '10900', 13.8286, 100.5597],
  ['bang-khae', '10', 'Bang Khae', 'บางแค', 'バーンケー', 'Bang Khae', 'บางแค', 'Bang Khae', 'บางแค', '10160', 13.6961, 100.409],
  ['min-buri', '10', 'Min Buri', 'มีนบุรี', 'ミーンブリー', 'Min Buri', 'มีนบุรี', 'Min Buri', 'มีนบุรี', '10510', 13.8139, 100.7317],
  ['samut-prakan', '11', 'Samut Prakan', 'สมุทรปราการ', 'サムットプラーカーン', 'Mueang Samut Prakan', 'เมืองสมุทรปราการ', 'Pak Nam', 'ปากน้ำ', '10270', 13.5993, 100.5968],
  ['bang-phli', '11', 'Bang Phli', 'บางพลี', 'バーンプリー', 'Bang Phli', 'บางพลี', 'Bang Phli Yai', 'บางพลีใหญ่', '10540', 13.6058, 100.7053],
  ['nonthaburi', '12', 'Nonthaburi', 'นนทบุรี', 'ノンタブリー', 'Mueang Nonthaburi', 'เมืองนนทบุรี', 'Suan Yai', 'สวนใหญ่', '11000', 13.8622, 100.5134],
  ['rangsit', '13', 'Rangsit', 'รังสิต', 'ランシット', 'Thanyaburi', 'ธัญบุรี', 'Prachathipat', 'ประชาธิปัตย์', '12130', 13.988, 100.617],
  ['ayutthaya', '14', 'Ayutthaya', 'อยุธยา', 'アユタヤ', 'Phra Nakhon Si Ayutthaya', 'พระนครศรีอยุธยา', 'Pratu Chai', 'ประตูชัย', '13000', 14.3532, 100.5689],
  ['lop-buri', '16', 'Lop Buri', 'ลพบุรี', 'ロッブリー', 'Mueang Lop Buri', 'เมืองลพบุรี', 'Thale Chup Son', 'ทะเลชุบศร', '15000', 14.7995, 100.6534],
  ['saraburi', '19', 'Saraburi', 'สระบุรี', 'サラブリー', 'Mueang Saraburi', 'เมืองสระบุรี', 'Pak Phriao', 'ปากเพรียว', '18000', 14.5289, 100.9101],
  ['chon-buri', '20', 'Chon Buri', 'ชลบุรี', 'チョンブリー', 'Mueang Chon Buri', 'เมืองชลบุรี', 'Bang Pla Soi', 'บางปลาสร้อย', '20000', 13.3611, 100.9847],
  ['pattaya', '20', 'Pattaya', 'พัทยา', 'パタヤ', 'Bang Lamung', 'บางละมุง', 'Nong Prue', 'หนองปรือ', '20150', 12.9236, 100.8825],
  ['rayong', '21', 'Rayong', 'ระยอง', 'ラヨーン', 'Mueang Rayong', 'เมืองระยอง', 'Choeng Noen', 'เชิงเนิน', '21000', 12.6814, 101.2816],
  ['chanthaburi', '22', 'Chanthaburi', 'จันทบุรี', 'チャンタブリー', 'Mueang Chanthaburi', 'เมืองจันทบุรี', 'Talat', 'ตลาด', '22000', 12.6113, 102.1039],
  ['chachoengsao', '24', 'Chachoengsao', 'ฉะเชิงเทรา', 'チャチューンサオ', 'Mueang Chachoengsao', 'เมืองฉะเชิงเทรา', 'Na Mueang', 'หน้าเมือง', '24000', 13.6904, 101.078],
  ['nakhon-ratchasima', '30', 'Nakhon Ratchasima', 'นครราชสีมา', 'ナコンラーチャシーマー', 'Mueang Nakhon Ratchasima', 'เมืองนครราชสีมา', 'Nai Mueang', 'ในเมือง', '30000', 14.9799, 102.0978],
  ['pak-chong', '30', 'Pak Chong', 'ปากช่อง', 'パークチョン', 'Pak Chong', 'ปากช่อง', 'Pak Chong', 'ปากช่อง', '30130', 14.7117, 101.4211],
  ['buri-ram', '31', 'Buri Ram', 'บุรีรัมย์', 'ブリーラム', 'Mueang Buri Ram', 'เมืองบุรีรัมย์', 'Nai Mueang', 'ในเมือง', '31000', 14.993, 103.1029],
  ['surin', '32', 'Surin', 'สุรินทร์', 'スリン', 'Mueang Surin', 'เมืองสุรินทร์', 'Nai Mueang', 'ในเมือง', '32000', 14.8818, 103.4936],
  ['si-sa-ket', '33', 'Si Sa Ket', 'ศรีสะเกษ', 'シーサケート', 'Mueang Si Sa Ket', 'เมืองศรีสะเกษ', 'Mueang Nuea', 'เมืองเหนือ', '33000', 15.1186, 104.322],
  ['ubon-ratchathani', '34', 'Ubon Ratchathani', 'อุบลราชธานี', 'ウボンラーチャターニー', 'Mueang Ubon Ratchathani', 'เมืองอุบลราชธานี', 'Nai Mueang', 'ในเมือง', '34000', 15.2384, 104.8487],
  ['khon-kaen', '40', 'Khon Kaen', 'ขอนแก่น', 'コンケン', 'Mueang Khon Kaen', 'เมืองขอนแก่น', 'Nai Mueang', 'ในเมือง', '40000', 16.4322, 102.8236],
  ['udon-thani', '41', 'Udon Thani', 'อุดรธานี', 'ウドンターニー', 'Mueang Udon Thani', 'เมืองอุดรธานี', 'Mak Khaeng', 'หมากแข้ง', '41000', 17.4138, 102.7872],
  ['loei', '42', 'Loei', 'เลย', 'ルーイ', 'Mueang Loei', 'เมืองเลย', 'Kut Pong', 'กุดป่อง', '42000', 17.486, 101.7223],
  ['nong-khai', '43', 'Nong Khai', 'หนองคาย', 'ノーンカーイ', 'Mueang Nong Khai', 'เมืองหนองคาย', 'Nai Mueang', 'ในเมือง', '43000', 17.8783, 102.7413],
  ['roi-et', '45', 'Roi Et', 'ร้อยเอ็ด', 'ローイエット', 'Mueang Roi Et', 'เมืองร้อยเอ็ด', 'Nai Mueang', 'ในเมือง', '45000', 16.0538, 103.652],
  ['sakon-nakhon', '47', 'Sakon Nakhon', 'สกลนคร', 'サコンナコーン', 'Mueang Sakon Nakhon', 'เมืองสกลนคร', 'That Choeng Chum', 'ธาตุเชิงชุม', '47000', 17.1546, 104.1348],
  ['chiang-mai', '50', 'Chiang Mai', 'เชียงใหม่', 'チェンマイ', 'Mueang Chiang Mai', 'เมืองเชียงใหม่', 'Si Phum', 'ศรีภูมิ', '50200', 18.7953, 98.9862],
  ['hang-dong', '50', 'Hang Dong', 'หางดง', 'ハーンドン', 'Hang Dong', 'หางดง', 'Hang Dong', 'หางดง', '50230', 18.6862, 98.9186],
  ['lampang', '52', 'Lampang', 'ลำปาง', 'ランパーン', 'Mueang Lampang', 'เมืองลำปาง', 'Suan Dok', 'สวนดอก', '52100', 18.2888, 99.4908],
  ['chiang-rai', '57', 'Chiang Rai', 'เชียงราย', 'チェンライ', 'Mueang Chiang Rai', 'เมืองเชียงราย', 'Wiang', 'เวียง', '57000', 19.9105, 99.8406],
  ['nakhon-sawan', '60', 'Nakhon Sawan', 'นครสวรรค์', 'ナコンサワン', 'Mueang Nakhon Sawan', 'เมืองนครสวรรค์', 'Pak Nam Pho', 'ปากน้ำโพ', '60000', 15.703, 100.1372],
  ['mae-sot', '63', 'Mae Sot', 'แม่สอด', 'メーソート', 'Mae Sot', 'แม่สอด', 'Mae Sot', 'แม่สอด', '63110', 16.7167, 98.5708],
  ['phitsanulok', '65', 'Phitsanulok', 'พิษณุโลก', 'ピッサヌローク', 'Mueang Phitsanulok', 'เมืองพิษณุโลก', 'Nai Mueang', 'ในเมือง', '65000', 16.8211, 100.2659],
  ['ratchaburi', '70', 'Ratchaburi', 'ราชบุรี', 'ラーチャブリー', 'Mueang Ratchaburi', 'เมืองราชบุรี', 'Na Mueang', 'หน้าเมือง', '70000', 13.5283, 99.8134],
  ['kanchanaburi', '71', 'Kanchanaburi', 'กาญจนบุรี', 'カーンチャナブリー', 'Mueang Kanchanaburi', 'เมืองกาญจนบุรี', 'Ban Tai', 'บ้านใต้', '71000', 14.0228, 99.5328],
  ['suphan-buri', '72', 'Suphan Buri', 'สุพรรณบุรี', 'スパンブリー', 'Mueang Suphan Buri', 'เมืองสุพรรณบุรี', 'Tha Phi Liang', 'ท่าพี่เลี้ยง', '72000', 14.4745, 100.1177],
  ['nakhon-pathom', '73', 'Nakhon Pathom', 'นครปฐม', 'ナコンパトム', 'Mueang Nakhon Pathom', 'เมืองนครปฐม', 'Phra Pathom Chedi', 'พระปฐมเจดีย์', '73000', 13.8196, 100.0601],
  ['hua-hin', '77', 'Hua Hin', 'หัวหิน', 'フアヒン', 'Hua Hin', 'หัวหิน', 'Hua Hin', 'หัวหิน', '77110', 12.5684, 99.9577],
  ['nakhon-si-thammarat', '80', 'Nakhon Si Thammarat', 'นครศรีธรรมราช', 'ナコンシータンマラート', 'Mueang Nakhon Si Thammarat', 'เมืองนครศรีธรรมราช', 'Nai Mueang', 'ในเมือง', '80000', 8.4304, 99.9631],
  ['krabi', '81', 'Krabi', 'กระบี่', 'クラビー', 'Mueang Krabi', 'เมืองกระบี่', 'Pak Nam', 'ปากน้ำ', '81000', 8.0863, 98.9063],
  ['phuket', '83', 'Phuket', 'ภูเก็ต', 'プーケット', 'Mueang Phuket', 'เมืองภูเก็ต', 'Talat Yai', 'ตลาดใหญ่', '83000', 7.8804, 98.3923],
  ['surat-thani', '84', 'Surat Thani', 'สุราษฎร์ธานี', 'スラートターニー', 'Mueang Surat Thani', 'เมืองสุราษฎร์ธานี', 'Talat', 'ตลาด', '84000', 9.1382, 99.3215],
  ['chumphon', '86', 'Chumphon', 'ชุมพร', 'チュムポーン', 'Mueang Chumphon', 'เมืองชุมพร', 'Tha Taphao', 'ท่าตะเภา', '86000', 10.493, 99.18],
  ['hat-yai', '90', 'Hat Yai', 'หาดใหญ่', 'ハートヤイ', 'Hat Yai', 'หาดใหญ่', 'Hat Yai', 'หาดใหญ่', '90110', 7.0086, 100.4747],
  ['songkhla', '90', 'Songkhla', 'สงขลา', 'ソンクラー', 'Mueang Songkhla', 'เมืองสงขลา', 'Bo Yang', 'บ่อยาง', '90000', 7.1988, 100.5951],
  ['trang', '92', 'Trang', 'ตรัง', 'トラン', 'Mueang Trang', 'เมืองตรัง', 'Thap Thiang', 'ทับเที่ยง', '92000', 7.5563, 99.6114],
]

/** Towns that sample dealers stand in, with the coordinates of their centres. */
export const seedTowns: readonly SeedTown[] = rows.map(([id, province, en, th, ja, amphurEn, amphurTh, tambonEn, tambonTh, postcode, lat, lng]) => ({
  id, province, name: { en, th, ja }, amphur: { en: amphurEn, th: amphurTh }, tambon: { en: tambonEn, th: tambonTh }, postcode, lat, lng,
}))

/** Names of the provinces of these towns. */
export const seedProvinces: Readonly<Record<string, LocalizedText>> = {
  ...Object.fromEntries(seedTowns.map(({ province, name }) => [province, name])),
  10: { en: 'Bangkok', th: 'กรุงเทพมหานคร', ja: 'バンコク' },
  11: { en: 'Samut Prakan', th: 'สมุทรปราการ', ja: 'サムットプラーカーン' },
  13: { en: 'Pathum Thani', th: 'ปทุมธานี', ja: 'パトゥムターニー' },
  14: { en: 'Phra Nakhon Si Ayutthaya', th: 'พระนครศรีอยุธยา', ja: 'アユタヤ' },
  20: { en: 'Chon Buri', th: 'ชลบุรี', ja: 'チョンブリー' },
  30: { en: 'Nakhon Ratchasima', th: 'นครราชสีมา', ja: 'ナコンラーチャシーマー' },
  50: { en: 'Chiang Mai', th: 'เชียงใหม่', ja: 'チェンマイ' },
  63: { en: 'Tak', th: 'ตาก', ja: 'ターク' },
  77: { en: 'Prachuap Khiri Khan', th: 'ประจวบคีรีขันธ์', ja: 'プラチュワップキーリーカン' },
  90: { en: 'Songkhla', th: 'สงขลา', ja: 'ソンクラー' },
}
