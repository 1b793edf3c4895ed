import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { chassis, coilAxle, leaf, torsionBar, wishbone } from './chassis'
import { coloradoRg, dmaxRg, dmaxRt, navaraD23, rangerP703, rangerT6, revo, tritonKb, vigo } from './platforms'
import { bothDrives, defineModels, fourWheelDrive, gen } from './rows'

const model = defineModels('pickup', 'pickup')

const vigoLow = chassis(1550, wishbone(430, 110), leaf(520, 200))
const revoLow = chassis(1650, wishbone(435, 115), leaf(530, 205))
const tiger = chassis(1600, torsionBar(340, 110), leaf(540, 210))
const tfr = chassis(1450, torsionBar(335, 105), leaf(530, 205, 'stem'))
const dmaxRa = chassis(1650, torsionBar(345, 115), leaf(545, 215, 'stem'))
const strada = chassis(1600, torsionBar(335, 110), leaf(535, 210))
const frontier = chassis(1600, torsionBar(340, 110), leaf(540, 210))
const rangerPj = chassis(1650, torsionBar(340, 115), leaf(550, 215))
const tritonLc = chassis(1900, wishbone(465, 135), leaf(565, 220))
const raptor = chassis(2330, wishbone(500, 160), coilAxle(600, 250, '16x40'))
const extender = chassis(1950, wishbone(455, 130), leaf(560, 215))

export const pickups: CatalogueModel[] = [
  model(
    'toyota',
    'hilux-mighty-x',
    ['Hilux Mighty-X', 'ไฮลักซ์ ไมตี้เอ็กซ์', 'ハイラックス マイティX'],
    [['mighty x', 'mighty-x'], ['ไมตี้', 'ไมตี้เอ็ก', 'ไฮลักซ์ไมตี้'], ['マイティX']],
    [gen('LN85', 1989, 1998, 2446, tiger)],
  ),
  model(
    'toyota',
    'hilux-tiger',
    ['Hilux Tiger', 'ไฮลักซ์ ไทเกอร์', 'ハイラックス タイガー'],
    [
      ['tiger', 'tiger d4d', 'hilux sport rider'],
      ['ไทเกอร์', 'ไทเกอร์ D4D', 'ไฮลักซ์ไทเกอร์'],
      ['タイガー', 'ハイラックスタイガーD4D'],
    ],
    [
      gen(null, 1998, '2001-08', 2986, tiger, { drives: bothDrives }),
      gen('D4D', '2001-09', '2004-07', 2494, tiger, { drives: bothDrives }),
    ],
  ),
  model(
    'toyota',
    'hilux-vigo',
    ['Hilux Vigo', 'ไฮลักซ์ วีโก้', 'ハイラックス ヴィーゴ'],
    [
      ['vigo', 'vigo 4x4', 'vigo champ'],
      ['วีโก้', 'วีโก้ แชมป์', 'วีโก', 'วีโก้ 4x4'],
      ['ヴィーゴ', 'ビーゴ', 'ハイラックス'],
    ],
    [
      gen('4WD', '2004-08', '2008-08', 2982, vigo, { drives: fourWheelDrive, key: '4wd' }),
      gen('4WD', '2008-09', '2011-07', 2982, vigo, { drives: fourWheelDrive, key: '4wd' }),
      gen('Champ 4WD', '2011-08', '2015-04', 2982, vigo, { drives: fourWheelDrive, key: '4wd' }),
      gen('Standard', '2004-08', '2011-07', 2494, vigoLow),
      gen('Champ Standard', '2011-08', '2015-04', 2494, vigoLow),
    ],
  ),
  model(
    'toyota',
    'hilux-vigo-prerunner',
    ['Hilux Vigo Prerunner', 'ไฮลักซ์ วีโก้ พรีรันเนอร์', 'ハイラックス ヴィーゴ プレランナー'],
    [
      ['vigo prerunner', 'vigo pre', 'prerunner'],
      ['วีโก้ พรีรันเนอร์', 'วีโก้ ตัวสูง', 'วีโก้ยกสูง'],
      ['ヴィーゴ プレランナー', 'プレランナー'],
    ],
    [
      gen(null, '2004-08', '2008-08', 2494, vigo),
      gen(null, '2008-09', '2011-07', 2494, vigo),
      gen('Champ', '2011-08', '2015-04', 2494, vigo),
    ],
  ),
  model(
    'toyota',
    'hilux-revo',
    ['Hilux Revo', 'ไฮลักซ์ รีโว่', 'ハイラックス レボ'],
    [
      ['revo', 'revo rocco', 'revo 4x4', 'hilux'],
      ['รีโว่', 'รีโว', 'รีโว่ ร็อคโค', 'ไฮลักซ์'],
      ['レボ', 'ハイラックス', 'レボ ロッコ'],
    ],
    [
      gen('4WD', '2015-05', '2017-11', 2755, revo, { drives: fourWheelDrive, key: '4wd' }),
      gen('4WD', '2017-12', '2020-05', 2755, revo, { drives: fourWheelDrive, key: '4wd' }),
      gen('4WD', '2020-06', null, 2755, revo, { drives: fourWheelDrive, key: '4wd' }),
      gen('Standard', '2015-05', '2020-05', 2393, revoLow),
      gen('Z Edition', '2020-06', null, 2393, revoLow),
    ],
  ),
  model(
    'toyota',
    'hilux-revo-prerunner',
    ['Hilux Revo Prerunner', 'ไฮลักซ์ รีโว่ พรีรันเนอร์', 'ハイラックス レボ プレランナー'],
    [
      ['revo prerunner', 'revo pre', 'prerunner'],
      ['รีโว่ พรีรันเนอร์', 'รีโว่ ตัวสูง', 'รีโว่ยกสูง'],
      ['レボ プレランナー', 'プレランナー'],
    ],
    [
      gen(null, '2015-05', '2017-11', 2393, revo),
      gen(null, '2017-12', '2020-05', 2393, revo),
      gen(null, '2020-06', null, 2393, revo),
    ],
  ),
  model(
    'toyota',
    'hilux-gr-sport',
    ['Hilux Revo GR Sport', 'ไฮลักซ์ รีโว่ จีอาร์ สปอร์ต', 'ハイラックス レボ GRスポーツ'],
    [
      ['revo gr', 'gr sport'],
      ['รีโว่ GR', 'รีโว่ GR Sport'],
      ['GRスポーツ', 'レボGR'],
    ],
    [gen(null, 2021, null, 2755, chassis(2050, wishbone(470, 140), leaf(575, 225)), { drives: fourWheelDrive })],
  ),
  model(
    'toyota',
    'hilux-champ',
    ['Hilux Champ', 'ไฮลักซ์ แชมป์', 'ハイラックス チャンプ'],
    [
      ['champ', 'imv 0', 'toyota champ'],
      ['แชมป์', 'ไฮลักซ์แชมป์', 'IMV 0'],
      ['チャンプ', 'IMV0'],
    ],
    [gen('IMV 0', 2023, null, 1998, chassis(1500, wishbone(425, 110), leaf(520, 200)))],
  ),
  model(
    'isuzu',
    'tfr-dragon',
    ['TFR Dragon Eye', 'ทีเอฟอาร์ มังกรทอง', 'TFRドラゴンアイ'],
    [
      ['tfr', 'dragon eyes', 'dragon power'],
      ['มังกรทอง', 'TFR', 'ดราก้อนอาย', 'อีซูซุมังกร'],
      ['TFR', 'ドラゴンアイ'],
    ],
    [gen('TFR54', 1991, 1996, 2499, tfr), gen('Dragon', 1997, 2002, 2499, tfr)],
  ),
  model(
    'isuzu',
    'd-max',
    ['D-Max', 'ดีแม็กซ์', 'D-MAX'],
    [
      ['dmax', 'd max', 'hi-lander', 'isuzu dmax'],
      ['ดีแม็ก', 'แม็กซ์', 'ดีแมก', 'ไฮแลนเดอร์'],
      ['ディーマックス', 'DMAX'],
    ],
    [
      gen('RA', '2002-05', 2004, 2999, dmaxRa),
      gen('RA', 2005, 2008, 2499, dmaxRa),
      gen('RA', 2009, '2011-09', 2499, dmaxRa),
      gen('RT', '2011-10', '2015-11', 2499, dmaxRt),
      gen('RT', '2015-12', '2019-09', 1898, dmaxRt),
      gen('RG', '2019-10', 2023, 1898, dmaxRg),
      gen('RG', 2024, null, 2164, dmaxRg),
    ],
  ),
  model(
    'isuzu',
    'd-max-v-cross',
    ['D-Max V-Cross', 'ดีแม็กซ์ วี-ครอส', 'D-MAX Vクロス'],
    [
      ['v-cross', 'vcross', 'dmax 4x4'],
      ['วีครอส', 'วี-ครอส', 'ดีแม็ก 4x4'],
      ['Vクロス', 'ブイクロス'],
    ],
    [
      gen('RT', '2011-10', '2015-11', 2999, dmaxRt, { drives: fourWheelDrive }),
      gen('RT', '2015-12', '2019-09', 2999, dmaxRt, { drives: fourWheelDrive }),
      gen('RG', '2019-10', 2023, 2999, dmaxRg, { drives: fourWheelDrive }),
      gen('RG', 2024, null, 2999, dmaxRg, { drives: fourWheelDrive }),
    ],
  ),
  model(
    'isuzu',
    'd-max-spark',
    ['D-Max Spark', 'ดีแม็กซ์ สปาร์ค', 'D-MAXスパーク'],
    [['spark', 'dmax spark'], ['สปาร์ค', 'ดีแม็ก สปาร์ค', 'ดีแม็กตอนเดียว'], ['スパーク']],
    [
      gen('RT', '2011-10', '2019-09', 1898, chassis(1600, wishbone(430, 115), leaf(525, 200, 'stem'))),
      gen('RG', '2019-10', null, 1898, chassis(1650, wishbone(435, 115), leaf(530, 205, 'stem'))),
    ],
  ),
  model(
    'mitsubishi',
    'strada',
    ['Strada', 'สตราด้า', 'ストラーダ'],
    [['l200', 'strada k74'], ['สตราดา', 'แอล 200', 'สตราด้า แกรนดิส'], ['L200']],
    [
      gen('K60 / K70', 1996, 2001, 2477, strada, { drives: bothDrives }),
      gen('K60 / K70', 2002, '2005-07', 2477, strada, { drives: bothDrives }),
    ],
  ),
  model(
    'mitsubishi',
    'triton',
    ['Triton', 'ไทรทัน', 'トライトン'],
    [
      ['l200', 'triton plus', 'mitsubishi triton'],
      ['ไททัน', 'ไทรทัน พลัส', 'ไตรตัน'],
      ['L200', 'トライトンプラス'],
    ],
    [
      gen('KB', '2005-08', 2009, 2477, tritonKb, { drives: bothDrives }),
      gen('KB', 2010, '2014-10', 2477, tritonKb, { drives: bothDrives }),
      gen('KL', '2014-11', '2018-10', 2442, tritonKb, { drives: bothDrives }),
      gen('KL', '2018-11', '2023-06', 2442, tritonKb, { drives: bothDrives }),
      gen('LC', '2023-07', null, 2442, tritonLc, { drives: bothDrives }),
    ],
  ),
  model(
    'nissan',
    'frontier',
    ['Frontier', 'ฟรอนเทียร์', 'フロンティア'],
    [
      ['frontier d22', 'big-m'],
      ['ฟรอนเทีย', 'บิ๊กเอ็ม', 'ฟรอนเทียร์ D22'],
      ['ダットサン', 'フロンティアD22'],
    ],
    [
      gen('D22', 1998, 2001, 2663, frontier, { drives: bothDrives }),
      gen('D22', 2002, 2006, 2953, frontier, { drives: bothDrives }),
    ],
  ),
  model(
    'nissan',
    'navara',
    ['Navara', 'นาวาร่า', 'ナバラ'],
    [
      ['np300', 'navara np300', 'navara pro-4x', 'frontier navara'],
      ['นาวารา', 'นาวาร่า NP300', 'ฟรอนเทียร์ นาวาร่า'],
      ['NP300', 'ナバラPRO-4X'],
    ],
    [
      gen('D40', 2007, '2014-06', 2488, chassis(1900, wishbone(450, 125), leaf(560, 215)), { drives: bothDrives }),
      gen('NP300', '2014-07', 2020, 2488, navaraD23, { drives: bothDrives }),
      gen('D23', 2021, null, 2298, navaraD23, { drives: bothDrives }),
    ],
  ),
  model(
    'ford',
    'ranger',
    ['Ranger', 'เรนเจอร์', 'レンジャー'],
    [
      ['ranger wildtrak', 'ranger t6', 'hi-rider'],
      ['เรนเจอ', 'ฟอร์ดเรนเจอร์', 'เรนเจอร์ ไวล์ดแทร็ค'],
      ['フォードレンジャー', 'レンジャーワイルドトラック'],
    ],
    [
      gen('PH', 1998, 2005, 2499, rangerPj, { drives: bothDrives }),
      gen('PJ', 2006, 2008, 2499, rangerPj, { drives: bothDrives }),
      gen('PK', 2009, 2011, 2499, rangerPj, { drives: bothDrives }),
      gen('T6', 2012, '2015-07', 2198, rangerT6, { drives: bothDrives }),
      gen('T6', '2015-08', 2018, 2198, rangerT6, { drives: bothDrives }),
      gen('T6', 2019, '2022-06', 1996, rangerT6, { drives: bothDrives }),
      gen('P703', '2022-07', null, 1996, rangerP703, { drives: bothDrives }),
    ],
  ),
  model(
    'ford',
    'ranger-raptor',
    ['Ranger Raptor', 'เรนเจอร์ แร็พเตอร์', 'レンジャー ラプター'],
    [['raptor', 'ford raptor', 'raptor v6'], ['แร็พเตอร์', 'แรพเตอร์', 'แร็ปเตอร์'], ['ラプター']],
    [
      gen('T6', 2018, '2022-06', 1996, raptor, { drives: fourWheelDrive }),
      gen('P703', '2022-07', null, 2956, raptor, { drives: fourWheelDrive, electronic: true }),
    ],
  ),
  model(
    'mazda',
    'bt-50',
    ['BT-50', 'BT-50', 'BT-50'],
    [
      ['bt50', 'bt-50 pro', 'mazda bt50'],
      ['บีที-50', 'บีที50', 'BT50', 'บีที-50 โปร'],
      ['BT50', 'BT-50プロ'],
    ],
    [
      gen('J97M', 2006, 2008, 2499, rangerPj, { drives: bothDrives }),
      gen('J97M', 2009, 2011, 2499, rangerPj, { drives: bothDrives }),
      gen('Pro', 2012, 2015, 2198, rangerT6, { drives: bothDrives }),
      gen('Pro', 2016, 2020, 2198, rangerT6, { drives: bothDrives }),
      gen('TF', 2021, null, 1898, dmaxRg, { drives: bothDrives }),
    ],
  ),
  model(
    'chevrolet',
    'colorado',
    ['Colorado', 'โคโลราโด', 'コロラド'],
    [
      ['colorado z71', 'chevy colorado', 'high country'],
      ['โคโรลาโด', 'โคโลราโด้', 'เชฟโคโลราโด'],
      ['シボレーコロラド', 'コロラドZ71'],
    ],
    [
      gen('RA', 2004, 2007, 2499, dmaxRa, { drives: bothDrives }),
      gen('RA', 2008, '2011-09', 2499, dmaxRa, { drives: bothDrives }),
      gen('RG', '2011-10', 2015, 2499, coloradoRg, { drives: bothDrives }),
      gen('RG', 2016, 2020, 2499, coloradoRg, { drives: bothDrives }),
    ],
  ),
  model(
    'mg',
    'extender',
    ['Extender', 'เอ็กซ์เทนเดอร์', 'エクステンダー'],
    [['mg extender', 'extender grand x'], ['เอ็กเทนเดอร์', 'MG เอ็กซ์เทนเดอร์'], ['MGエクステンダー']],
    [
      gen(null, 2019, 2020, 1996, extender, { drives: bothDrives }),
      gen(null, 2021, null, 1996, extender, { drives: bothDrives }),
    ],
  ),
  model(
    'suzuki',
    'carry',
    ['Carry', 'แครี่', 'キャリイ'],
    [
      ['suzuki carry', 'super carry'],
      ['แครี', 'ซูซูกิแครี่', 'แครี่กระบะ'],
      ['キャリー', 'スーパーキャリイ'],
    ],
    [
      gen('Futura', 2007, '2019-06', 1590, chassis(1030, wishbone(400, 120), leaf(460, 170))),
      gen('DC61T', '2019-07', null, 1462, chassis(1050, wishbone(405, 120), leaf(465, 170))),
    ],
  ),
  model(
    'isuzu',
    'd-max-x-series',
    ['D-Max X-Series', 'ดีแม็กซ์ เอ็กซ์-ซีรีส์', 'D-MAX Xシリーズ'],
    [['x-series', 'dmax x series', 'speed'], ['เอ็กซ์ซีรี่ส์', 'ดีแม็ก X-Series'], ['Xシリーズ']],
    [gen('RT', 2013, '2019-09', 2499, dmaxRt), gen('RG', '2019-10', null, 1898, dmaxRg)],
  ),
]
