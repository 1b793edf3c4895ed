import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { carWishbone, chassis, coilAxle, rearStrut, strut } from './chassis'
import { bothDrives, defineModels, gen } from './rows'

const sedan = defineModels('car', 'sedan')
const hatchback = defineModels('car', 'hatchback')

const viosNcp42 = chassis(1010, strut(490, 160), coilAxle(470, 185))
const viosNcp93 = chassis(1050, strut(500, 165), coilAxle(480, 190))
const viosNsp151 = chassis(1080, strut(505, 165), coilAxle(485, 190))
const ativDnga = chassis(1020, strut(500, 165), coilAxle(480, 185))
const corolla = chassis(1240, strut(530, 170), coilAxle(500, 195))
const corollaTnga = chassis(1330, strut(535, 165), coilAxle(505, 190))
const camry = chassis(1500, strut(555, 175), rearStrut(570, 185))
const camryTnga = chassis(1560, strut(550, 170), coilAxle(520, 195))
const march = chassis(945, strut(495, 160), coilAxle(465, 180))
const almera = chassis(1010, strut(500, 160), coilAxle(470, 185))
const almeraTurbo = chassis(1080, strut(505, 165), coilAxle(475, 185))
const sylphy = chassis(1230, strut(525, 165), coilAxle(495, 190))
const teana = chassis(1480, strut(550, 170), coilAxle(520, 190))
const mazda2De = chassis(1030, strut(495, 160), coilAxle(460, 180))
const mazda2Dj = chassis(1070, strut(505, 165), coilAxle(470, 185))
const mazda3 = chassis(1290, strut(525, 165), coilAxle(490, 185))
const mirage = chassis(865, strut(485, 160), coilAxle(465, 185))
const attrage = chassis(905, strut(485, 160), coilAxle(470, 185))
const lancer = chassis(1290, strut(520, 165), coilAxle(485, 185))
const swift = chassis(980, strut(490, 160), coilAxle(455, 175))
const swiftHeartect = chassis(895, strut(490, 160), coilAxle(455, 175))
const mg3 = chassis(1130, strut(500, 160), coilAxle(465, 180))
const mg5 = chassis(1270, strut(525, 165), coilAxle(490, 190))
const mgEp = chassis(1530, strut(535, 170), coilAxle(500, 190))
const fiesta = chassis(1080, strut(495, 160), coilAxle(465, 180))
const focus = chassis(1330, strut(525, 165), coilAxle(490, 190))
const optra = chassis(1260, strut(515, 165), rearStrut(545, 180))
const cruze = chassis(1420, strut(530, 165), coilAxle(500, 190))
const model3 = chassis(1760, carWishbone(470, 130), coilAxle(510, 180))

export const cars: CatalogueModel[] = [
  sedan(
    'toyota',
    'soluna',
    ['Soluna', 'โซลูน่า', 'ソルーナ'],
    [['soluna al50'], ['โซลูนา', 'โซลูน่า หยดน้ำ'], ['ソルナ']],
    [
      gen('AL50', 1997, 1999, 1497, chassis(980, strut(480, 155), rearStrut(520, 170))),
      gen('AL50', 2000, 2002, 1497, chassis(980, strut(480, 155), rearStrut(520, 170))),
    ],
  ),
  sedan(
    'toyota',
    'vios',
    ['Vios', 'วีออส', 'ヴィオス'],
    [
      ['vios gen 2', 'vios gen 3', 'soluna vios'],
      ['วีออส 2007', 'วีออส 2013', 'โซลูน่า วีออส'],
      ['ヴィオスNCP93', 'ビオス'],
    ],
    [
      gen('NCP42', 2002, '2007-03', 1497, viosNcp42),
      gen('NCP93', '2007-04', 2009, 1497, viosNcp93),
      gen('NCP93', 2010, '2013-03', 1497, viosNcp93),
      gen('NCP150', '2013-04', 2016, 1497, viosNsp151),
      gen('NSP151', 2017, 2022, 1496, viosNsp151),
    ],
  ),
  hatchback(
    'toyota',
    'yaris',
    ['Yaris', 'ยาริส', 'ヤリス'],
    [
      ['yaris ncp91', 'yaris eco', 'yaris 2013'],
      ['ยาริส อีโค', 'ยาริส 2006', 'ยารีส'],
      ['ヴィッツ', 'ヤリスNSP152'],
    ],
    [
      gen('NCP91', 2006, 2009, 1497, viosNcp93),
      gen('NCP91', 2010, '2013-09', 1497, viosNcp93),
      gen('NSP152', '2013-10', '2017-08', 1197, viosNsp151),
      gen('NSP152', '2017-09', null, 1197, viosNsp151),
    ],
  ),
  sedan(
    'toyota',
    'yaris-ativ',
    ['Yaris Ativ', 'ยาริส เอทีฟ', 'ヤリス アティブ'],
    [['ativ', 'yaris sedan'], ['เอทีฟ', 'เอทีฟ 2022', 'ยาริสเอทีฟ'], ['アティブ']],
    [gen('NSP151', '2017-08', '2022-07', 1197, viosNsp151), gen('AC100', '2022-08', null, 1198, ativDnga)],
  ),
  sedan(
    'toyota',
    'corolla-altis',
    ['Corolla Altis', 'โคโรลล่า อัลติส', 'カローラアルティス'],
    [
      ['altis', 'corolla', 'altis hybrid'],
      ['อัลติส', 'อัลติสหน้าหมู', 'โคโรลล่า', 'อัลติส ไฮบริด'],
      ['アルティス', 'カローラ'],
    ],
    [
      gen('ZZE121', 2001, 2003, 1794, corolla),
      gen('ZZE122', 2004, 2007, 1598, corolla),
      gen('ZRE141', 2008, '2010-08', 1598, corolla),
      gen('ZRE142', '2010-09', 2013, 1798, corolla),
      gen('ZRE172', 2014, 2016, 1798, corolla),
      gen('ZRE172', 2017, '2019-08', 1798, corolla),
      gen('ZRE211', '2019-09', null, 1598, corollaTnga),
    ],
  ),
  sedan(
    'toyota',
    'camry',
    ['Camry', 'คัมรี่', 'カムリ'],
    [['camry acv40', 'camry hybrid', 'camry hev'], ['คัมรี', 'แคมรี่', 'คัมรี่ ไฮบริด'], ['カムリハイブリッド']],
    [
      gen('ACV30', 2002, '2006-08', 2362, camry),
      gen('ACV40', '2006-09', '2009-03', 2362, camry),
      gen('ACV40', '2009-04', 2011, 2362, camry),
      gen('ASV50', 2012, '2018-09', 2494, camry),
      gen('AXVH70', '2018-10', '2024-10', 2487, camryTnga),
      gen('AXVH80', '2024-11', null, 2487, camryTnga),
    ],
  ),
  hatchback(
    'toyota',
    'prius',
    ['Prius', 'พรีอุส', 'プリウス'],
    [['prius hybrid'], ['พรีอุส ไฮบริด', 'พริอุส'], ['プリウスZVW30']],
    [gen('ZVW30', 2010, 2015, 1798, corolla)],
  ),
  sedan(
    'isuzu',
    'vertex',
    ['Vertex', 'เวอร์เท็กซ์', 'バーテックス'],
    [['isuzu vertex'], ['อีซูซุเวอร์เท็กซ์'], ['いすゞバーテックス']],
    [gen(null, 1996, 1999, 1590, chassis(1080, carWishbone(440, 130), coilAxle(470, 170)))],
  ),
  hatchback(
    'nissan',
    'march',
    ['March', 'มาร์ช', 'マーチ'],
    [
      ['march k13', 'micra'],
      ['มาร์ช K13', 'นิสสันมาร์ช', 'มาช'],
      ['マーチK13', 'マイクラ'],
    ],
    [gen('K13', 2010, '2013-04', 1198, march), gen('K13', '2013-05', 2022, 1198, march)],
  ),
  sedan(
    'nissan',
    'almera',
    ['Almera', 'อัลเมร่า', 'アルメーラ'],
    [
      ['almera n17', 'almera turbo', 'almera n18'],
      ['อัลเมรา', 'อเมร่า', 'อัลเมร่า เทอร์โบ'],
      ['アルメーラターボ', 'ラティオ'],
    ],
    [
      gen('N17', 2011, 2013, 1198, almera),
      gen('N17', 2014, '2019-10', 1198, almera),
      gen('N18', '2019-11', '2023-06', 999, almeraTurbo),
      gen('N18', '2023-07', null, 999, almeraTurbo),
    ],
  ),
  hatchback(
    'nissan',
    'note',
    ['Note', 'โน๊ต', 'ノート'],
    [['note e12'], ['โน้ต', 'นิสสันโน๊ต'], ['ノートE12']],
    [gen('E12', 2017, 2021, 1198, almera)],
  ),
  hatchback(
    'nissan',
    'leaf',
    ['Leaf', 'ลีฟ', 'リーフ'],
    [['leaf ev'], ['ลีฟ ไฟฟ้า', 'นิสสันลีฟ'], ['リーフZE1']],
    [gen('ZE1', 2018, 2022, null, chassis(1530, strut(530, 165), coilAxle(495, 185)))],
  ),
  sedan(
    'nissan',
    'sylphy',
    ['Sylphy', 'ซิลฟี่', 'シルフィ'],
    [
      ['sylphy b17', 'pulsar'],
      ['ซิลฟี', 'ซีลฟี่', 'พัลซ่าร์'],
      ['シルフィB17', 'パルサー'],
    ],
    [gen('B17', 2012, 2015, 1598, sylphy), gen('B17', 2016, 2019, 1598, sylphy)],
  ),
  sedan(
    'nissan',
    'tiida-latio',
    ['Tiida Latio', 'ทีด้า ลาติโอ', 'ティーダラティオ'],
    [
      ['tiida', 'latio'],
      ['ทีด้า', 'ลาติโอ'],
      ['ティーダ', 'ラティオ'],
    ],
    [gen('C11', 2006, 2012, 1598, chassis(1120, strut(505, 160), coilAxle(470, 180)))],
  ),
  sedan(
    'nissan',
    'teana',
    ['Teana', 'เทียน่า', 'ティアナ'],
    [['teana j31', 'teana j32', 'teana l33'], ['เทียนา', 'เทียน่า J32', 'เทียน่า L33'], ['ティアナJ32']],
    [
      gen('J31', 2004, 2008, 2349, teana),
      gen('J32', 2009, '2013-07', 2496, teana),
      gen('L33', '2013-08', 2019, 2488, teana),
    ],
  ),
  hatchback(
    'mazda',
    'mazda2',
    ['Mazda2', 'มาสด้า 2', 'マツダ2'],
    [
      ['mazda 2', 'mazda2 skyactiv', 'demio'],
      ['มาสด้า2', 'มาสด้าทู', 'มาสด้า 2 สกายแอคทีฟ'],
      ['デミオ', 'MAZDA2'],
    ],
    [
      gen('DE', 2009, 2014, 1498, mazda2De),
      gen('DJ', 2015, '2019-11', 1298, mazda2Dj),
      gen('DJ', '2019-12', null, 1298, mazda2Dj),
    ],
  ),
  sedan(
    'mazda',
    'mazda3',
    ['Mazda3', 'มาสด้า 3', 'マツダ3'],
    [
      ['mazda 3', 'mazda3 skyactiv', 'axela'],
      ['มาสด้า3', 'มาสด้าทรี', 'มาสด้า 3 สกายแอคทีฟ'],
      ['アクセラ', 'MAZDA3'],
    ],
    [
      gen('BK', 2004, 2010, 1598, mazda3),
      gen('BL', 2011, 2013, 1598, mazda3),
      gen('BM', 2014, 2016, 1998, mazda3),
      gen('BN', 2017, '2019-08', 1998, mazda3),
      gen('BP', '2019-09', null, 1998, chassis(1340, strut(530, 165), coilAxle(495, 185))),
    ],
  ),
  hatchback(
    'mitsubishi',
    'mirage',
    ['Mirage', 'มิราจ', 'ミラージュ'],
    [['mirage gls', 'mirage eco'], ['มิราช', 'มิราจ อีโคคาร์'], ['ミラージュA05A']],
    [
      gen('A03A', 2012, 2015, 1193, mirage),
      gen('A03A', 2016, '2019-10', 1193, mirage),
      gen('A03A', '2019-11', null, 1193, mirage),
    ],
  ),
  sedan(
    'mitsubishi',
    'attrage',
    ['Attrage', 'แอททราจ', 'アトラージュ'],
    [
      ['attrage gls', 'mirage g4'],
      ['แอทราจ', 'แอททราช', 'อัทราจ'],
      ['ミラージュG4', 'アトラージ'],
    ],
    [
      gen('A13A', 2013, 2015, 1193, attrage),
      gen('A13A', 2016, '2019-10', 1193, attrage),
      gen('A13A', '2019-11', null, 1193, attrage),
    ],
  ),
  sedan(
    'mitsubishi',
    'lancer-cedia',
    ['Lancer Cedia', 'แลนเซอร์ ซีเดีย', 'ランサーセディア'],
    [['cedia', 'lancer cs3'], ['ซีเดีย', 'แลนเซอร์ 2002'], ['セディア']],
    [gen('CS', 2001, 2012, 1584, chassis(1170, strut(510, 160), coilAxle(475, 180)))],
  ),
  sedan(
    'mitsubishi',
    'lancer-ex',
    ['Lancer EX', 'แลนเซอร์ อีเอ็กซ์', 'ランサーEX'],
    [
      ['lancer', 'galant fortis'],
      ['แลนเซอร์ EX', 'แลนเซอร์'],
      ['ギャランフォルティス', 'ランサー'],
    ],
    [gen('CY', 2009, 2012, 1798, lancer), gen('CY', 2013, 2017, 1798, lancer)],
  ),
  hatchback(
    'suzuki',
    'swift',
    ['Swift', 'สวิฟท์', 'スイフト'],
    [
      ['swift eco', 'swift 2018', 'swift 1.2'],
      ['สวิฟ', 'สวิฟต์', 'สวิฟท์ 2018'],
      ['スイフト1.2', 'スイスポ'],
    ],
    [
      gen('ZC21S', 2009, 2011, 1490, swift),
      gen('ZC72S', 2012, 2014, 1242, swift),
      gen('ZC72S', 2015, 2017, 1242, swift),
      gen('A2L', 2018, 2020, 1197, swiftHeartect),
      gen('A2L', 2021, null, 1197, swiftHeartect),
    ],
  ),
  sedan(
    'suzuki',
    'ciaz',
    ['Ciaz', 'เซียส', 'シアズ'],
    [['ciaz rs', 'ciaz 1.25'], ['เซียซ', 'ซูซูกิเซียส'], ['シアズRS']],
    [
      gen('VC', 2015, 2019, 1242, chassis(1000, strut(500, 160), coilAxle(470, 185))),
      gen('VC', 2020, 2024, 1242, chassis(1000, strut(500, 160), coilAxle(470, 185))),
    ],
  ),
  hatchback(
    'suzuki',
    'celerio',
    ['Celerio', 'เซเลริโอ', 'セレリオ'],
    [['celerio 1.0'], ['เซเลริโอ้', 'ซูซูกิเซเลริโอ'], ['セレリオ1.0']],
    [gen('FE', 2014, 2023, 998, chassis(810, strut(475, 150), coilAxle(445, 175)))],
  ),
  hatchback(
    'mg',
    'mg3',
    ['MG3', 'MG3', 'MG3'],
    [
      ['mg 3', 'mg3 hybrid'],
      ['เอ็มจี 3', 'เอ็มจี3', 'เอ็มจี3 ไฮบริด'],
      ['MG 3', 'MG3ハイブリッド'],
    ],
    [
      gen(null, 2015, '2018-05', 1498, mg3),
      gen(null, '2018-06', 2023, 1498, mg3),
      gen('Hybrid+', 2024, null, 1498, chassis(1285, strut(510, 165), coilAxle(475, 185))),
    ],
  ),
  sedan(
    'mg',
    'mg5',
    ['MG5', 'MG5', 'MG5'],
    [['mg 5'], ['เอ็มจี 5', 'เอ็มจี5', 'เอ็มจีห้า'], ['MG 5']],
    [gen('AP11', 2013, 2019, 1490, mg5), gen('AP12', 2021, null, 1498, mg5)],
  ),
  hatchback(
    'mg',
    'mg4',
    ['MG4 Electric', 'MG4 Electric', 'MG4エレクトリック'],
    [
      ['mg4', 'mg 4', 'mg4 ev', 'mulan'],
      ['เอ็มจี 4 อิเล็กทริก', 'MG4', 'เอ็มจี4', 'MG4 ไฟฟ้า'],
      ['MG4', 'MG4 EV'],
    ],
    [gen('EH32', 2022, null, null, chassis(1650, strut(535, 165), coilAxle(500, 185)))],
  ),
  hatchback(
    'mg',
    'ep',
    ['EP', 'EP', 'EP'],
    [
      ['mg ep', 'ep plus', 'mg es'],
      ['อีพี', 'MG EP', 'เอ็มจี อีพี', 'EP พลัส'],
      ['MG EP', 'EPプラス'],
    ],
    [gen('EP', 2020, '2023-03', null, mgEp), gen('ES', '2023-04', null, null, mgEp)],
  ),
  hatchback(
    'ford',
    'fiesta',
    ['Fiesta', 'เฟียสต้า', 'フィエスタ'],
    [['fiesta ecoboost'], ['เฟียสตา', 'ฟอร์ดเฟียสต้า'], ['フィエスタ1.5']],
    [gen('B299', 2010, 2013, 1596, fiesta), gen('B299', 2014, 2017, 1498, fiesta)],
  ),
  hatchback(
    'ford',
    'focus',
    ['Focus', 'โฟกัส', 'フォーカス'],
    [['focus tdci', 'focus ecoboost'], ['ฟอร์ดโฟกัส', 'โฟกัส 5 ประตู'], ['フォーカス2.0']],
    [gen('Mk2', 2005, 2011, 1798, focus), gen('Mk3', 2012, 2016, 1999, focus)],
  ),
  sedan(
    'chevrolet',
    'aveo',
    ['Aveo', 'อาวีโอ้', 'アベオ'],
    [['aveo 1.4', 'aveo cng'], ['อาวีโอ', 'เชฟอาวีโอ้'], ['アヴェオ']],
    [gen('T250', 2006, 2012, 1399, chassis(1080, strut(495, 160), coilAxle(465, 180)))],
  ),
  sedan(
    'chevrolet',
    'optra',
    ['Optra', 'ออพตร้า', 'オプトラ'],
    [['optra 1.6', 'optra cng'], ['ออพตรา', 'ออปตร้า'], ['オプトラ1.6']],
    [gen('J200', 2003, 2007, 1598, optra), gen('J200', 2008, 2012, 1598, optra)],
  ),
  sedan(
    'chevrolet',
    'cruze',
    ['Cruze', 'ครูซ', 'クルーズ'],
    [['cruze 1.8', 'cruze 2.0 vcdi'], ['เชฟครูซ', 'ครูซ ดีเซล'], ['シボレークルーズ']],
    [gen('J300', 2010, 2012, 1796, cruze), gen('J300', 2013, 2017, 1796, cruze)],
  ),
  sedan(
    'chevrolet',
    'sonic',
    ['Sonic', 'โซนิค', 'ソニック'],
    [['sonic 1.4'], ['เชฟโซนิค', 'โซนิก'], ['シボレーソニック']],
    [gen('T300', 2012, 2016, 1398, chassis(1180, strut(505, 160), coilAxle(475, 185)))],
  ),
  hatchback(
    'byd',
    'dolphin',
    ['Dolphin', 'ดอลฟิน', 'ドルフィン'],
    [['byd dolphin'], ['โลมา', 'BYD ดอลฟิน', 'ดอลฟิ้น'], ['BYDドルフィン']],
    [gen(null, 2023, null, null, chassis(1510, strut(530, 165), coilAxle(495, 185)))],
  ),
  sedan(
    'byd',
    'seal',
    ['Seal', 'ซีล', 'SEAL'],
    [
      ['byd seal', 'seal awd'],
      ['BYD ซีล', 'แมวน้ำ'],
      ['BYDシール', 'シールAWD'],
    ],
    [gen(null, 2023, null, null, chassis(2050, carWishbone(480, 130), coilAxle(515, 180)), { drives: bothDrives })],
  ),
  hatchback(
    'neta',
    'v',
    ['Neta V', 'เนต้า วี', 'NETA V'],
    [['neta v-ii', 'neta v2'], ['เนต้า V', 'เนต้าวี', 'นีต้า วี', 'นีต้า'], ['ネタV']],
    [
      gen('V', 2022, 2023, null, chassis(1150, strut(505, 160), coilAxle(470, 180))),
      gen('V-II', 2024, null, null, chassis(1150, strut(505, 160), coilAxle(470, 180))),
    ],
  ),
  hatchback(
    'gwm',
    'ora-good-cat',
    ['ORA Good Cat', 'โอร่า กู๊ดแคท', 'ORAグッドキャット'],
    [
      ['good cat', 'ora', 'ora 03'],
      ['กู๊ดแคท', 'ORA Good Cat', 'น้องแมว', 'โอร่า'],
      ['グッドキャット', '欧拉好猫'],
    ],
    [
      gen('ES11', 2021, 2023, null, chassis(1510, strut(530, 165), coilAxle(495, 185))),
      gen('ES11', 2024, null, null, chassis(1510, strut(530, 165), coilAxle(495, 185))),
    ],
  ),
  sedan(
    'tesla',
    'model-3',
    ['Model 3', 'โมเดล 3', 'モデル3'],
    [
      ['tesla 3', 'model3', 'highland'],
      ['เทสลา 3', 'โมเดลสาม', 'Model 3 ไฮแลนด์'],
      ['モデルスリー', 'モデル3ハイランド'],
    ],
    [
      gen(null, 2022, '2023-09', null, model3, { drives: bothDrives }),
      gen('Highland', '2023-10', null, null, model3, { drives: ['2wd', '4wd'], electronic: true }),
    ],
  ),
]
