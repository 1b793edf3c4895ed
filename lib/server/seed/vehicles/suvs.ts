import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { carWishbone, chassis, coilAxle, frontCoilAxle, leaf, strut, torsionBar, wishbone } from './chassis'
import {
  everestU375,
  everestU704,
  fortunerRevo,
  fortunerVigo,
  muxRf,
  muxRj,
  navaraD23,
  pajeroSport,
  trailblazer,
} from './platforms'
import { bothDrives, defineModels, fourWheelDrive, gen } from './rows'

const model = defineModels('suv', 'suv')

const corollaCross = chassis(1370, strut(550, 180), coilAxle(520, 205))
const yarisCross = chassis(1180, strut(530, 175), coilAxle(500, 200))
const xTrail = chassis(1560, strut(565, 180), coilAxle(530, 205))
const kicks = chassis(1350, strut(535, 175), coilAxle(505, 200))
const xpander = chassis(1250, strut(560, 185), coilAxle(530, 210))
const hrV = chassis(1260, strut(530, 170), coilAxle(495, 195))
const crV = chassis(1520, strut(560, 175), coilAxle(530, 205))
const brV = chassis(1240, strut(540, 175), coilAxle(510, 200))
const cx3 = chassis(1240, strut(525, 170), coilAxle(490, 190))
const cx5 = chassis(1540, strut(560, 180), coilAxle(530, 205))
const captiva = chassis(1750, strut(560, 175), coilAxle(525, 205))
const mgZs = chassis(1260, strut(535, 175), coilAxle(500, 195))
const mgHs = chassis(1560, strut(560, 180), coilAxle(530, 200))
const havalH6 = chassis(1690, strut(565, 180), coilAxle(535, 205))
const forester = chassis(1540, strut(560, 180), coilAxle(525, 205))

export const suvs: CatalogueModel[] = [
  model(
    'toyota',
    'fortuner',
    ['Fortuner', 'ฟอร์จูนเนอร์', 'フォーチュナー'],
    [
      ['fortuner trd', 'fortuner legender', 'sw4'],
      ['ฟอร์จูน', 'ฟอจูนเนอร์', 'ฟอร์จูนเนอร์ เลเจนเดอร์'],
      ['フォーチュナーレジェンダー', 'SW4'],
    ],
    [
      gen('AN50', 2005, '2008-07', 2982, fortunerVigo, { drives: bothDrives }),
      gen('AN50', '2008-08', '2011-07', 2982, fortunerVigo, { drives: bothDrives }),
      gen('AN60', '2011-08', '2015-06', 2982, fortunerVigo, { drives: bothDrives }),
      gen('AN150', '2015-07', '2020-05', 2755, fortunerRevo, { drives: bothDrives }),
      gen('AN150', '2020-06', null, 2755, fortunerRevo, { drives: bothDrives }),
    ],
  ),
  model(
    'toyota',
    'sport-rider',
    ['Sport Rider', 'สปอร์ต ไรเดอร์', 'スポーツライダー'],
    [['sport rider 4x4'], ['สปอร์ตไรเดอร์', 'สปอตไรเดอร์'], ['スポーツ ライダー']],
    [
      gen(null, 1998, 2004, 2986, chassis(1750, torsionBar(340, 110), coilAxle(520, 200, '14x38')), {
        drives: bothDrives,
      }),
    ],
  ),
  model(
    'toyota',
    'corolla-cross',
    ['Corolla Cross', 'โคโรลล่า ครอส', 'カローラ クロス'],
    [
      ['cross', 'corolla cross hev'],
      ['ครอส', 'โคโรลล่าครอส', 'โตโยต้าครอส'],
      ['カローラクロス', 'カロクロ'],
    ],
    [gen('ZVG11', 2020, 2023, 1798, corollaCross), gen('ZVG11', 2024, null, 1798, corollaCross)],
  ),
  model(
    'toyota',
    'yaris-cross',
    ['Yaris Cross', 'ยาริส ครอส', 'ヤリス クロス'],
    [['yaris cross hev'], ['ยาริสครอส', 'ยารีสครอส'], ['ヤリスクロス']],
    [gen('AC200', 2023, null, 1496, yarisCross)],
  ),
  model(
    'toyota',
    'c-hr',
    ['C-HR', 'C-HR', 'C-HR'],
    [['chr', 'c-hr hybrid'], ['ซี-เอชอาร์', 'ซีเอชอาร์', 'CHR'], ['CHR']],
    [gen('ZYX10', 2018, 2023, 1798, chassis(1400, strut(540, 170), coilAxle(510, 195)))],
  ),
  model(
    'toyota',
    'veloz',
    ['Veloz', 'เวลอซ', 'ヴェロズ'],
    [
      ['veloz 2022', 'avanza veloz'],
      ['เวโลซ', 'เวลอส', 'โตโยต้าเวลอซ'],
      ['ベロズ', 'アバンザ ヴェロズ'],
    ],
    [gen('W101', 2022, null, 1496, chassis(1160, strut(535, 175), coilAxle(505, 200)))],
  ),
  model(
    'isuzu',
    'mu-7',
    ['MU-7', 'MU-7', 'MU-7'],
    [
      ['mu7', 'isuzu mu7'],
      ['มิว-7', 'มิวเซเว่น', 'มิว7', 'MU7'],
      ['ミューセブン', 'MU7'],
    ],
    [
      gen('RA', 2004, 2008, 2999, chassis(1900, torsionBar(345, 115), leaf(540, 210, 'stem')), { drives: bothDrives }),
      gen('RA', 2009, '2013-10', 2999, chassis(1900, torsionBar(345, 115), leaf(540, 210, 'stem')), {
        drives: bothDrives,
      }),
    ],
  ),
  model(
    'isuzu',
    'mu-x',
    ['MU-X', 'MU-X', 'MU-X'],
    [
      ['mux', 'isuzu mux'],
      ['มิวเอ็กซ์', 'มิวเอ็ก', 'มูเอ็กซ์', 'มูเอ็ก'],
      ['ミューエックス', 'MUX'],
    ],
    [
      gen('RF', '2013-11', 2016, 2499, muxRf, { drives: bothDrives }),
      gen('RF', 2017, '2020-09', 1898, muxRf, { drives: bothDrives }),
      gen('RJ', '2020-10', '2024-05', 1898, muxRj, { drives: bothDrives }),
      gen('RJ', '2024-06', null, 2164, muxRj, { drives: bothDrives }),
    ],
  ),
  model(
    'mitsubishi',
    'pajero-sport',
    ['Pajero Sport', 'ปาเจโร่ สปอร์ต', 'パジェロスポーツ'],
    [
      ['pajero', 'pajero sport gt', 'challenger'],
      ['ปาเจโร่', 'ปาเจโร', 'ปาเจโร่สปอต'],
      ['パジェスポ', 'チャレンジャー'],
    ],
    [
      gen('KH', 2008, 2011, 2477, pajeroSport, { drives: bothDrives }),
      gen('KH', 2012, '2015-07', 2477, pajeroSport, { drives: bothDrives }),
      gen('KS', '2015-08', '2019-06', 2442, pajeroSport, { drives: bothDrives }),
      gen('KS', '2019-07', null, 2442, pajeroSport, { drives: bothDrives }),
    ],
  ),
  model(
    'mitsubishi',
    'xpander',
    ['Xpander', 'เอ็กซ์แพนเดอร์', 'エクスパンダー'],
    [['expander', 'xpander hev'], ['เอ็กแพนเดอร์', 'เอ็กซ์แพน', 'มิตซูเอ็กซ์แพนเดอร์'], ['エクスパンダーHEV']],
    [gen('NC1W', 2018, '2022-02', 1499, xpander), gen('NC1W', '2022-03', null, 1499, xpander)],
  ),
  model(
    'mitsubishi',
    'xpander-cross',
    ['Xpander Cross', 'เอ็กซ์แพนเดอร์ ครอส', 'エクスパンダー クロス'],
    [['xpander x', 'cross'], ['เอ็กแพนเดอร์ ครอส', 'เอ็กซ์แพนครอส'], ['エクスパンダークロス']],
    [gen('NC1W', 2020, '2022-10', 1499, xpander), gen('NC1W', '2022-11', null, 1499, xpander)],
  ),
  model(
    'nissan',
    'terra',
    ['Terra', 'เทอร์ร่า', 'テラ'],
    [['nissan terra'], ['เทอร่า', 'นิสสันเทอร์ร่า'], ['日産テラ']],
    [
      gen('D23', 2018, '2021-07', 2298, navaraD23, { drives: bothDrives }),
      gen('D23', '2021-08', null, 2298, navaraD23, { drives: bothDrives }),
    ],
  ),
  model(
    'nissan',
    'x-trail',
    ['X-Trail', 'เอ็กซ์-เทรล', 'エクストレイル'],
    [['xtrail', 'x-trail hybrid'], ['เอ็กเทรล', 'เอ็กซ์เทล', 'X-Trail'], ['エクストレイルT32']],
    [
      gen('T30', 2003, 2008, 2488, xTrail, { drives: fourWheelDrive }),
      gen('T32', 2014, 2018, 1997, xTrail, { drives: bothDrives }),
      gen('T32', 2019, 2022, 1997, xTrail, { drives: bothDrives }),
    ],
  ),
  model(
    'nissan',
    'kicks',
    ['Kicks e-POWER', 'คิกส์ อี-พาวเวอร์', 'キックス e-POWER'],
    [['kicks', 'nissan kicks'], ['คิกส์', 'คิก อีพาวเวอร์'], ['キックス']],
    [gen('P15', 2020, '2022-06', 1198, kicks), gen('P15', '2022-07', null, 1198, kicks)],
  ),
  model(
    'nissan',
    'juke',
    ['Juke', 'จู๊ค', 'ジューク'],
    [['nissan juke'], ['จุ๊ค', 'นิสสันจู๊ค'], ['ジュークF15']],
    [gen('F15', 2013, 2019, 1598, chassis(1180, strut(520, 165), coilAxle(485, 185)))],
  ),
  model(
    'ford',
    'everest',
    ['Everest', 'เอเวอเรสต์', 'エベレスト'],
    [['ford everest', 'everest titanium'], ['เอเวอร์เรส', 'เอเวอเรส', 'ฟอร์ดเอเวอเรสต์'], ['フォードエベレスト']],
    [
      gen('U268', 2003, 2006, 2499, chassis(1850, torsionBar(340, 115), leaf(545, 210)), { drives: bothDrives }),
      gen('U268', 2007, '2015-02', 2499, chassis(1850, torsionBar(340, 115), leaf(545, 210)), { drives: bothDrives }),
      gen('U375', '2015-03', '2018-07', 3198, everestU375, { drives: bothDrives }),
      gen('U375', '2018-08', '2022-03', 1996, everestU375, { drives: bothDrives }),
      gen('U704', '2022-04', null, 1996, everestU704, { drives: bothDrives }),
    ],
  ),
  model(
    'ford',
    'ecosport',
    ['EcoSport', 'เอคโค่สปอร์ต', 'エコスポーツ'],
    [['ecosport 1.5'], ['อีโคสปอร์ต', 'ฟอร์ดเอคโค่'], ['エコスポ']],
    [gen('B515', 2014, 2018, 1498, chassis(1260, strut(525, 170), coilAxle(490, 190)))],
  ),
  model(
    'mazda',
    'cx-3',
    ['CX-3', 'CX-3', 'CX-3'],
    [['cx3', 'mazda cx3'], ['ซีเอ็กซ์-3', 'CX3', 'ซีเอ็ก3'], ['CX3']],
    [gen('DK', 2015, 2020, 1998, cx3), gen('DK', 2021, null, 1998, cx3)],
  ),
  model(
    'mazda',
    'cx-30',
    ['CX-30', 'CX-30', 'CX-30'],
    [['cx30', 'mazda cx30'], ['ซีเอ็กซ์-30', 'CX30', 'ซีเอ็ก30'], ['CX30']],
    [gen('DM', 2020, null, 1998, chassis(1410, strut(540, 175), coilAxle(505, 195)))],
  ),
  model(
    'mazda',
    'cx-5',
    ['CX-5', 'CX-5', 'CX-5'],
    [['cx5', 'mazda cx5'], ['ซีเอ็กซ์-5', 'CX5', 'ซีเอ็ก5'], ['CX5']],
    [
      gen('KE', 2013, 2017, 1998, cx5, { drives: bothDrives }),
      gen('KF', 2018, null, 1998, cx5, { drives: bothDrives }),
    ],
  ),
  model(
    'chevrolet',
    'trailblazer',
    ['Trailblazer', 'เทรลเบลเซอร์', 'トレイルブレイザー'],
    [
      ['trailblazer z71', 'chevy trailblazer'],
      ['เทรลเบลเซอ', 'เทลเบลเซอร์', 'เชฟเทรลเบลเซอร์'],
      ['シボレートレイルブレイザー'],
    ],
    [
      gen('RG', 2012, '2016-05', 2776, trailblazer, { drives: bothDrives }),
      gen('RG', '2016-06', 2020, 2499, trailblazer, { drives: bothDrives }),
    ],
  ),
  model(
    'chevrolet',
    'captiva',
    ['Captiva', 'แคปติว่า', 'キャプティバ'],
    [['captiva c100', 'chevy captiva'], ['แคปติวา', 'เชฟแคปติว่า'], ['シボレーキャプティバ']],
    [
      gen('C100', 2007, 2010, 1991, captiva, { drives: bothDrives }),
      gen('C140', 2011, 2018, 2384, captiva, { drives: bothDrives }),
      gen('CN202S', 2019, 2020, 1451, mgHs),
    ],
  ),
  model(
    'mg',
    'zs',
    ['ZS', 'ZS', 'ZS'],
    [['mg zs', 'zs smart'], ['แซดเอส', 'MG ZS', 'เอ็มจี แซดเอส'], ['MG ZS']],
    [gen('AZS', 2017, 2019, 1498, mgZs), gen('AZS', 2020, null, 1498, mgZs)],
  ),
  model(
    'mg',
    'zs-ev',
    ['ZS EV', 'ZS EV', 'ZS EV'],
    [['mg zs ev', 'zs electric'], ['แซดเอส อีวี', 'MG ZS EV', 'ZS ไฟฟ้า'], ['MG ZS EV']],
    [
      gen('AZSEV', 2019, 2021, null, chassis(1540, strut(540, 175), coilAxle(505, 195))),
      gen('AZSEV', 2022, null, null, chassis(1570, strut(540, 175), coilAxle(505, 195))),
    ],
  ),
  model(
    'mg',
    'hs',
    ['HS', 'HS', 'HS'],
    [['mg hs', 'hs phev'], ['เอชเอส', 'MG HS', 'เอ็มจี เอชเอส', 'HS PHEV'], ['MG HS']],
    [gen('AS23', 2019, 2022, 1490, mgHs), gen('AS23', 2023, null, 1490, mgHs)],
  ),
  model(
    'gwm',
    'haval-h6',
    ['Haval H6', 'ฮาวาล H6', 'ハヴァルH6'],
    [
      ['h6', 'h6 hev', 'haval'],
      ['ฮาวาล เอช 6', 'เอช6', 'H6', 'ฮาวาล'],
      ['ハーバルH6', '哈弗H6'],
    ],
    [gen('B01', 2021, 2023, 1497, havalH6), gen('B01', 2024, null, 1497, havalH6)],
  ),
  model(
    'gwm',
    'haval-jolion',
    ['Haval Jolion', 'ฮาวาล โจเลี่ยน', 'ハヴァル ジョリオン'],
    [['jolion', 'jolion hev'], ['โจเลี่ยน', 'โจเลียน'], ['ジョリオン']],
    [gen('A01', 2021, null, 1497, chassis(1470, strut(545, 175), coilAxle(510, 195)))],
  ),
  model(
    'gwm',
    'tank-300',
    ['Tank 300', 'แทงค์ 300', 'タンク300'],
    [
      ['tank300', 'gwm tank'],
      ['แท็งค์ 300', 'แทงค์300', 'รถถัง 300'],
      ['坦克300', 'TANK300'],
    ],
    [
      gen('P01', 2023, null, 1967, chassis(2200, wishbone(470, 135), coilAxle(560, 215, '14x38')), {
        drives: fourWheelDrive,
      }),
    ],
  ),
  model(
    'gwm',
    'tank-500',
    ['Tank 500', 'แทงค์ 500', 'タンク500'],
    [['tank500'], ['แท็งค์ 500', 'แทงค์500'], ['坦克500', 'TANK500']],
    [
      gen('P02', 2023, null, 1967, chassis(2600, wishbone(485, 140), coilAxle(570, 220, '14x38')), {
        drives: fourWheelDrive,
      }),
    ],
  ),
  model(
    'suzuki',
    'jimny',
    ['Jimny', 'จิมนี่', 'ジムニー'],
    [
      ['jimny jb74', 'jimny sierra'],
      ['จิมนี', 'ซูซูกิจิมนี่', 'จิมมี่'],
      ['ジムニーシエラ', 'JB74'],
    ],
    [
      gen('JB74', 2019, null, 1462, chassis(1095, frontCoilAxle(450, 175), coilAxle(470, 190)), {
        drives: fourWheelDrive,
      }),
    ],
  ),
  model(
    'suzuki',
    'caribian',
    ['Caribian', 'คาริเบียน', 'カリビアン'],
    [
      ['caribian sj413', 'samurai'],
      ['แคริเบียน', 'คาริเบี้ยน'],
      ['ジムニーSJ', 'サムライ'],
    ],
    [gen('SJ413', 1989, 2006, 1324, chassis(1020, torsionBar(345, 120), leaf(430, 160)), { drives: fourWheelDrive })],
  ),
  model(
    'suzuki',
    'xl7',
    ['XL7', 'XL7', 'XL7'],
    [['xl-7', 'xl7 hybrid'], ['เอ็กซ์แอล 7', 'เอ็กแอล7'], ['XL-7']],
    [
      gen('NC', 2020, 2023, 1462, chassis(1175, strut(530, 175), coilAxle(500, 200))),
      gen('Hybrid', 2024, null, 1462, chassis(1180, strut(530, 175), coilAxle(500, 200))),
    ],
  ),
  model(
    'honda',
    'hr-v',
    ['HR-V', 'HR-V', 'HR-V'],
    [
      ['hrv', 'hr-v e:hev', 'vezel'],
      ['เอชอาร์-วี', 'เอชอาร์วี', 'HRV', 'HR-V e:HEV'],
      ['ヴェゼル', 'HRV'],
    ],
    [
      gen('RU', '2014-11', '2018-05', 1799, hrV),
      gen('RU', '2018-06', '2021-10', 1799, hrV),
      gen('RV', '2021-11', null, 1498, hrV),
    ],
  ),
  model(
    'honda',
    'cr-v',
    ['CR-V', 'CR-V', 'CR-V'],
    [
      ['crv', 'cr-v g3', 'cr-v g5'],
      ['ซีอาร์-วี', 'ซีอาร์วี', 'CRV', 'ซีอาวี'],
      ['CRV', 'CR-V G5'],
    ],
    [
      gen('RD', 2002, '2006-11', 1998, crV, { drives: bothDrives }),
      gen('RE', '2006-12', '2012-10', 1997, crV, { drives: bothDrives }),
      gen('RM', '2012-11', '2017-02', 1997, crV, { drives: bothDrives }),
      gen('RW', '2017-03', '2023-02', 1597, crV, { drives: bothDrives }),
      gen('RS', '2023-03', null, 1498, crV, { drives: bothDrives }),
    ],
  ),
  model(
    'honda',
    'br-v',
    ['BR-V', 'BR-V', 'BR-V'],
    [['brv'], ['บีอาร์-วี', 'บีอาร์วี', 'BRV'], ['BRV']],
    [gen('DG', 2016, '2022-06', 1497, brV), gen('DG3', '2022-07', null, 1498, brV)],
  ),
  model(
    'honda',
    'wr-v',
    ['WR-V', 'WR-V', 'WR-V'],
    [['wrv'], ['ดับเบิลยูอาร์-วี', 'ดับบลิวอาร์วี', 'WRV'], ['WRV']],
    [gen('DG4', 2023, null, 1498, chassis(1130, strut(530, 175), coilAxle(495, 195)))],
  ),
  model(
    'byd',
    'atto-3',
    ['Atto 3', 'แอตโต้ 3', 'ATTO 3'],
    [
      ['BYD Atto 3', 'atto3', 'yuan plus'],
      ['BYD Atto 3', 'แอตโต 3', 'อัตโต้ 3'],
      ['アット3', 'アト3', 'BYD アットスリー'],
    ],
    [
      gen(null, 2022, 2023, null, chassis(1750, strut(555, 175), coilAxle(520, 195))),
      gen(null, 2024, null, null, chassis(1750, strut(555, 175), coilAxle(520, 195))),
    ],
  ),
  model(
    'tesla',
    'model-y',
    ['Model Y', 'โมเดล วาย', 'モデルY'],
    [
      ['tesla y', 'modely', 'juniper'],
      ['เทสลา Y', 'โมเดลวาย', 'Model Y จูนิเปอร์'],
      ['モデルワイ', 'モデルYジュニパー'],
    ],
    [
      gen(null, 2022, 2024, null, chassis(1910, carWishbone(490, 135), coilAxle(525, 185)), { drives: bothDrives }),
      gen('Juniper', 2025, null, null, chassis(1920, carWishbone(490, 135), coilAxle(525, 185)), {
        drives: bothDrives,
      }),
    ],
  ),
  model(
    'subaru',
    'forester',
    ['Forester', 'ฟอเรสเตอร์', 'フォレスター'],
    [['forester sj', 'forester sk'], ['ฟอเรสเตอ', 'ซูบารุฟอเรสเตอร์'], ['フォレスターSK']],
    [
      gen('SJ', 2013, 2018, 1995, forester, { drives: fourWheelDrive }),
      gen('SK', 2019, 2024, 1995, forester, { drives: fourWheelDrive }),
    ],
  ),
  model(
    'subaru',
    'xv',
    ['XV', 'XV', 'XV'],
    [
      ['subaru xv', 'crosstrek'],
      ['เอ็กซ์วี', 'ซูบารุ XV'],
      ['クロストレック', 'スバルXV'],
    ],
    [
      gen('GP', 2012, 2017, 1995, chassis(1400, strut(545, 170), coilAxle(510, 190)), { drives: fourWheelDrive }),
      gen('GT', 2018, 2023, 1995, chassis(1430, strut(545, 170), coilAxle(510, 190)), { drives: fourWheelDrive }),
    ],
  ),
  model(
    'hyundai',
    'creta',
    ['Creta', 'ครีต้า', 'クレタ'],
    [['hyundai creta'], ['เครต้า', 'ฮุนไดครีต้า'], ['ヒョンデ クレタ']],
    [gen('SU2', 2023, null, 1497, chassis(1260, strut(535, 175), coilAxle(500, 195)))],
  ),
]
