import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { chassis, coilAxle, leaf, strut, torsionBar, wishbone } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('van', 'van')

const commuterH200 = chassis(1950, torsionBar(330, 115), leaf(520, 200))
const commuterH300 = chassis(2250, strut(580, 180), leaf(540, 205))
const alphardAh20 = chassis(1980, strut(580, 175), coilAxle(535, 195, '14x38'))
const alphardAh30 = chassis(2050, strut(585, 175), coilAxle(545, 195, '14x38'))
const alphardAh40 = chassis(2180, strut(590, 175), coilAxle(545, 195, '14x38'))
const innova = chassis(1600, wishbone(440, 120), coilAxle(530, 205, '14x38'))
const avanza = chassis(1120, strut(530, 175), coilAxle(495, 195))
const mobilio = chassis(1180, strut(525, 170), coilAxle(490, 190))
const freed = chassis(1300, strut(525, 165), coilAxle(485, 185))
const ertiga = chassis(1150, strut(520, 170), coilAxle(490, 195))
const h1 = chassis(2150, strut(575, 175), coilAxle(540, 200, '14x38'))
const urvan = chassis(1950, torsionBar(335, 115), leaf(525, 200))

export const vans: CatalogueModel[] = [
  model(
    'toyota',
    'commuter',
    ['Commuter', 'คอมมิวเตอร์', 'コミューター'],
    [
      ['hiace commuter', 'hiace', 'commuter 3.0'],
      ['คอมมูเตอร์', 'ไฮเอซ', 'รถตู้คอมมิวเตอร์'],
      ['ハイエース', 'ハイエースコミューター'],
    ],
    [
      gen('H200', 2005, 2010, 2494, commuterH200),
      gen('H200', 2011, '2019-05', 2982, commuterH200),
      gen('H300', '2019-06', null, 2755, commuterH300),
    ],
  ),
  model(
    'toyota',
    'ventury',
    ['Ventury', 'เวนจูรี่', 'ヴェンチュリー'],
    [['toyota ventury'], ['เวนจูรี', 'รถตู้เวนจูรี่'], ['ベンチュリー']],
    [gen('H200', 2007, '2019-07', 2694, commuterH200)],
  ),
  model(
    'toyota',
    'majesty',
    ['Majesty', 'มาเจสตี้', 'マジェスティ'],
    [['toyota majesty', 'granace'], ['มาเจสตี', 'รถตู้มาเจสตี้'], ['グランエース']],
    [gen('H300', '2019-08', null, 2755, chassis(2650, strut(585, 180), coilAxle(550, 205, '14x38')))],
  ),
  model(
    'toyota',
    'alphard',
    ['Alphard', 'อัลพาร์ด', 'アルファード'],
    [
      ['alphard 2.5', 'vellfire'],
      ['อัลฟาด', 'อัลพาด', 'เวลไฟร์'],
      ['ヴェルファイア', 'アルファード30系'],
    ],
    [
      gen('AH20', 2008, 2014, 2362, alphardAh20),
      gen('AH30', 2015, 2017, 2493, alphardAh30),
      gen('AH30', 2018, '2023-06', 2493, alphardAh30),
    ],
  ),
  model(
    'toyota',
    'alphard-hybrid',
    ['Alphard Hybrid', 'อัลพาร์ด ไฮบริด', 'アルファード ハイブリッド'],
    [
      ['alphard hev', 'vellfire hybrid'],
      ['อัลฟาด ไฮบริด', 'อัลพาร์ด HEV', 'เวลไฟร์ ไฮบริด'],
      ['アルファードHV', 'ヴェルファイア ハイブリッド'],
    ],
    [
      gen('AH20', 2011, 2015, 2362, alphardAh20),
      gen('AH30', 2016, 2017, 2493, alphardAh30),
      gen('AH30', 2018, '2023-06', 2493, alphardAh30),
      gen('AH40', '2023-07', null, 2487, alphardAh40),
    ],
  ),
  model(
    'toyota',
    'innova',
    ['Innova', 'อินโนว่า', 'イノーバ'],
    [
      ['innova crysta', 'kijang innova'],
      ['อินโนวา', 'อินโนว่า คริสต้า'],
      ['イノーバクリスタ', 'キジャン'],
    ],
    [
      gen('AN40', 2004, 2011, 2494, innova),
      gen('AN40', 2012, 2015, 2494, innova),
      gen('AN140', 2016, 2022, 2755, innova),
    ],
  ),
  model(
    'toyota',
    'innova-zenix',
    ['Innova Zenix', 'อินโนว่า เซนิกซ์', 'イノーバ ゼニックス'],
    [['zenix', 'innova hev'], ['เซนิกซ์', 'เซนิค', 'อินโนวา เซนิกซ์'], ['ゼニックス']],
    [gen('AG10', 2022, null, 1987, chassis(1620, strut(565, 180), coilAxle(530, 200)))],
  ),
  model(
    'toyota',
    'wish',
    ['Wish', 'วิช', 'ウィッシュ'],
    [['toyota wish'], ['วิส', 'โตโยต้าวิช'], ['WISH']],
    [gen('ANE11', 2004, 2010, 1998, chassis(1340, strut(530, 170), coilAxle(500, 190)))],
  ),
  model(
    'toyota',
    'avanza',
    ['Avanza', 'อแวนซ่า', 'アバンザ'],
    [['avanza 1.5', 'avanza f650'], ['อแวนซา', 'อาวันซ่า', 'อแวนซ่า 2012'], ['アヴァンザ']],
    [
      gen('F600', 2004, 2011, 1495, avanza),
      gen('F650', 2012, 2014, 1495, avanza),
      gen('F650', 2015, 2021, 1496, avanza),
    ],
  ),
  model(
    'toyota',
    'sienta',
    ['Sienta', 'เซียนต้า', 'シエンタ'],
    [['sienta 1.5'], ['เซียนตา', 'โตโยต้าเซียนต้า'], ['シエンタNSP170']],
    [
      gen('NSP170', 2016, '2019-08', 1496, chassis(1310, strut(525, 170), coilAxle(490, 190))),
      gen('NSP170', '2019-09', 2022, 1496, chassis(1310, strut(525, 170), coilAxle(490, 190))),
    ],
  ),
  model(
    'honda',
    'mobilio',
    ['Mobilio', 'โมบิลิโอ', 'モビリオ'],
    [['mobilio rs'], ['โมบิลิโอ้', 'โมบิลีโอ'], ['モビリオRS']],
    [gen('DD4', 2014, 2016, 1497, mobilio), gen('DD4', 2017, 2020, 1497, mobilio)],
  ),
  model(
    'honda',
    'freed',
    ['Freed', 'ฟรีด', 'フリード'],
    [['honda freed'], ['ฟรีท', 'ฮอนด้าฟรีด'], ['フリードGB3']],
    [gen('GB3', 2010, 2012, 1497, freed), gen('GB3', 2013, 2016, 1497, freed)],
  ),
  model(
    'honda',
    'stepwgn-spada',
    ['Stepwgn Spada', 'สเต็ปแวกอน สปาด้า', 'ステップワゴン スパーダ'],
    [
      ['stepwgn', 'step wagon'],
      ['สเต็ปแวกอน', 'สเตปแวกอน'],
      ['ステップワゴン', 'スパーダ'],
    ],
    [gen('RK5', 2012, 2015, 1997, chassis(1640, strut(550, 175), coilAxle(510, 190)))],
  ),
  model(
    'suzuki',
    'ertiga',
    ['Ertiga', 'เออร์ติก้า', 'エルティガ'],
    [['ertiga gx', 'ertiga hybrid'], ['เออร์ติกา', 'เอติก้า', 'ซูซูกิเออร์ติก้า'], ['エルティガGX']],
    [
      gen('ZE', 2013, 2018, 1373, ertiga),
      gen('NC', 2019, 2022, 1462, ertiga),
      gen('Smart Hybrid', 2023, null, 1462, ertiga),
    ],
  ),
  model(
    'suzuki',
    'apv',
    ['APV', 'APV', 'APV'],
    [['suzuki apv'], ['เอพีวี', 'ซูซูกิเอพีวี'], ['スズキAPV']],
    [gen('GC415', 2005, 2016, 1493, chassis(1230, strut(515, 165), coilAxle(480, 185)))],
  ),
  model(
    'hyundai',
    'h-1',
    ['H-1', 'H-1', 'H-1'],
    [
      ['h1', 'grand starex', 'h-1 deluxe'],
      ['เอช-วัน', 'เอชวัน', 'H1', 'แกรนด์สตาเร็กซ์'],
      ['スターレックス', 'H1'],
    ],
    [gen('TQ', 2008, 2013, 2497, h1), gen('TQ', 2014, 2017, 2497, h1), gen('TQ', 2018, 2021, 2497, h1)],
  ),
  model(
    'hyundai',
    'staria',
    ['Staria', 'สตาเรีย', 'スターリア'],
    [['hyundai staria', 'staria premium'], ['สตาเรียร์', 'ฮุนไดสตาเรีย'], ['ヒョンデ スターリア']],
    [gen('US4', 2021, null, 2199, chassis(2250, strut(585, 175), coilAxle(545, 195, '14x38')))],
  ),
  model(
    'hyundai',
    'stargazer',
    ['Stargazer', 'สตาร์เกเซอร์', 'スターゲイザー'],
    [['stargazer x'], ['สตาเกเซอร์', 'ฮุนไดสตาร์เกเซอร์'], ['スターゲイザーX']],
    [gen('KS', 2023, null, 1497, chassis(1240, strut(535, 175), coilAxle(500, 195)))],
  ),
  model(
    'kia',
    'carnival',
    ['Carnival', 'คาร์นิวัล', 'カーニバル'],
    [
      ['grand carnival', 'kia carnival'],
      ['แกรนด์ คาร์นิวัล', 'คานิวัล', 'เกียคาร์นิวัล'],
      ['グランドカーニバル', 'セドナ'],
    ],
    [
      gen('VQ', 2006, 2014, 2902, chassis(2150, strut(575, 175), coilAxle(535, 195, '14x38'))),
      gen('YP', 2015, 2020, 2199, chassis(2180, strut(580, 175), coilAxle(540, 195, '14x38'))),
      gen('KA4', 2021, null, 2199, chassis(2200, strut(585, 175), coilAxle(540, 195, '14x38'))),
    ],
  ),
  model(
    'nissan',
    'urvan',
    ['Urvan', 'เออร์แวน', 'アーバン'],
    [
      ['urvan e25', 'nv350', 'caravan'],
      ['อูแวน', 'เออแวน', 'นิสสัน NV350'],
      ['キャラバン', 'NV350'],
    ],
    [gen('E25', 2002, 2012, 2953, urvan), gen('NV350', 2013, null, 2488, urvan)],
  ),
  model(
    'nissan',
    'serena',
    ['Serena', 'เซเรน่า', 'セレナ'],
    [
      ['serena c28', 'serena e-power'],
      ['เซเรนา', 'เซเรน่า e-POWER'],
      ['セレナe-POWER', 'セレナC28'],
    ],
    [gen('C28', 2024, null, 1433, chassis(1790, strut(560, 175), coilAxle(520, 190)))],
  ),
]
