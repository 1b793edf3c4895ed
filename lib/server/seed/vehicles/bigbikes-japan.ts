import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { bigFork, bigTwinShock, chassis, monoShock } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('bigbike', 'bigbike')

const r15 = chassis(140, bigFork(37, 130), monoShock(275, 55))
const r3 = chassis(168, bigFork(37, 130), monoShock(290, 55))
const mt07 = chassis(184, bigFork(41, 130), monoShock(295, 60))
const mt09 = chassis(191, bigFork(41, 130), monoShock(310, 60))
const xsr155 = chassis(134, bigFork(37, 130), monoShock(275, 55))
const wr155 = chassis(134, bigFork(41, 215), monoShock(380, 95, 2.2))
const yzfR1 = chassis(200, bigFork(43, 120), monoShock(315, 60, 2.1))
const ninja300 = chassis(172, bigFork(37, 120), monoShock(310, 55))
const ninja400 = chassis(168, bigFork(41, 120), monoShock(315, 55))
const ninja650 = chassis(193, bigFork(41, 125), monoShock(300, 60))
const er6 = chassis(209, bigFork(41, 125), monoShock(300, 60))
const z900 = chassis(212, bigFork(41, 120), monoShock(320, 60))
const versys650 = chassis(217, bigFork(41, 150), monoShock(330, 65))
const versys1000 = chassis(253, bigFork(43, 150), monoShock(335, 65, 2.3))
const zx6r = chassis(196, bigFork(41, 120), monoShock(330, 60, 2.1))
const zx10r = chassis(207, bigFork(43, 120), monoShock(315, 60, 2))
const w800 = chassis(224, bigFork(41, 130), bigTwinShock(340, 85))
const vStrom650 = chassis(215, bigFork(43, 150), monoShock(330, 65))
const vStrom1050 = chassis(242, bigFork(43, 160), monoShock(340, 70))
const gsx8 = chassis(205, bigFork(41, 130), monoShock(315, 60))

export const japaneseBigbikes: CatalogueModel[] = [
  model(
    'yamaha',
    'r15',
    ['YZF-R15', 'YZF-R15', 'YZF-R15'],
    [
      ['r15', 'r15m'],
      ['อาร์ 15', 'R15', 'อาร์สิบห้า'],
      ['R15', 'R15M'],
    ],
    [gen('V2', 2013, 2016, 149, r15), gen('V3', 2017, 2021, 155, r15), gen('V4', 2022, null, 155, r15)],
  ),
  model(
    'yamaha',
    'mt-15',
    ['MT-15', 'MT-15', 'MT-15'],
    [['mt15', 'm-slaz'], ['เอ็มที-15', 'MT15', 'เอ็มสแลช', 'เอ็มสแลซ'], ['MT15']],
    [gen('M-Slaz', 2015, 2018, 149, r15), gen(null, 2019, null, 155, r15)],
  ),
  model(
    'yamaha',
    'mt-03',
    ['MT-03', 'MT-03', 'MT-03'],
    [['mt03', 'mt 03'], ['เอ็มที-03', 'MT03', 'เอ็มที03', 'เอ็มทีศูนย์สาม'], ['MT03']],
    [gen(null, 2016, 2019, 321, r3), gen(null, 2020, null, 321, r3)],
  ),
  model(
    'yamaha',
    'r3',
    ['YZF-R3', 'YZF-R3', 'YZF-R3'],
    [['r3', 'yzf r3'], ['อาร์ 3', 'R3', 'อาร์สาม'], ['R3']],
    [gen(null, 2015, 2018, 321, r3), gen(null, 2019, null, 321, r3)],
  ),
  model(
    'yamaha',
    'mt-07',
    ['MT-07', 'MT-07', 'MT-07'],
    [['mt07', 'fz-07'], ['เอ็มที-07', 'MT07', 'เอ็มที07', 'เอ็มทีศูนย์เจ็ด'], ['MT07']],
    [gen('RM04', 2014, 2017, 689, mt07), gen('RM19', 2018, 2020, 689, mt07), gen('RM33', 2021, 2024, 689, mt07)],
  ),
  model(
    'yamaha',
    'r7',
    ['YZF-R7', 'YZF-R7', 'YZF-R7'],
    [['r7', 'yzf r7'], ['อาร์ 7', 'R7', 'อาร์เจ็ด'], ['R7']],
    [gen('RM39', 2021, null, 689, mt07)],
  ),
  model(
    'yamaha',
    'xsr155',
    ['XSR155', 'XSR155', 'XSR155'],
    [['XSR 155', 'xsr'], ['เอ็กซ์เอสอาร์ 155', 'เอ็กเอสอา 155'], ['XSR 155']],
    [gen(null, 2019, null, 155, xsr155)],
  ),
  model(
    'yamaha',
    'xsr700',
    ['XSR700', 'XSR700', 'XSR700'],
    [['XSR 700'], ['เอ็กซ์เอสอาร์ 700', 'เอ็กเอสอา 700'], ['XSR 700']],
    [gen('RM22', 2016, 2021, 689, mt07), gen('RM41', 2022, null, 689, mt07)],
  ),
  model(
    'yamaha',
    'xsr900',
    ['XSR900', 'XSR900', 'XSR900'],
    [['XSR 900'], ['เอ็กซ์เอสอาร์ 900', 'เอ็กเอสอา 900'], ['XSR 900']],
    [gen('RN56', 2016, 2021, 847, mt09), gen('RN80', 2022, null, 890, mt09)],
  ),
  model(
    'yamaha',
    'mt-09',
    ['MT-09', 'MT-09', 'MT-09'],
    [['mt09', 'fz-09'], ['เอ็มที-09', 'MT09', 'เอ็มที09', 'เอ็มทีศูนย์เก้า'], ['MT09']],
    [
      gen('RN34', 2014, 2016, 847, mt09),
      gen('RN51', 2017, 2020, 847, mt09),
      gen('RN69', 2021, 2023, 890, mt09),
      gen('RN87', 2024, null, 890, mt09),
    ],
  ),
  model(
    'yamaha',
    'tracer-9',
    ['Tracer 9', 'เทรเซอร์ 9', 'トレーサー9'],
    [
      ['tracer 900', 'tracer 9 gt', 'mt-09 tracer'],
      ['เทรเซอร์ 900', 'เทรเซอร์ 9 GT', 'Tracer 9'],
      ['トレーサー900', 'TRACER9'],
    ],
    [
      gen('900', 2015, 2017, 847, chassis(214, bigFork(41, 135), monoShock(320, 65))),
      gen('900', 2018, 2020, 847, chassis(214, bigFork(41, 135), monoShock(320, 65))),
      gen('9 GT', 2021, null, 890, chassis(220, bigFork(41, 130), monoShock(325, 65)), { electronic: true }),
    ],
  ),
  model(
    'yamaha',
    'tenere-700',
    ['Ténéré 700', 'เทเนเร่ 700', 'テネレ700'],
    [
      ['tenere', 't7', 'tenere 700'],
      ['เทเนเร', 'เทเนเร่', 'T7'],
      ['テネレ', 'T7'],
    ],
    [
      gen('DM07', 2020, 2024, 689, chassis(205, bigFork(43, 210), monoShock(380, 90, 2.2))),
      gen(null, 2025, null, 689, chassis(208, bigFork(43, 210), monoShock(380, 90, 2.2))),
    ],
  ),
  model(
    'yamaha',
    'wr155r',
    ['WR155R', 'WR155R', 'WR155R'],
    [['WR 155', 'wr155'], ['ดับเบิลยูอาร์ 155R', 'WR155', 'ดับบลิวอาร์ 155'], ['WR155']],
    [gen(null, 2020, null, 155, wr155)],
  ),
  model(
    'yamaha',
    'r1',
    ['YZF-R1', 'YZF-R1', 'YZF-R1'],
    [
      ['r1', 'r1m'],
      ['อาร์ 1', 'R1', 'อาร์วัน'],
      ['R1', 'R1M'],
    ],
    [
      gen('RN22', 2009, 2014, 998, yzfR1),
      gen('RN32', 2015, 2019, 998, yzfR1, { electronic: true }),
      gen('RN65', 2020, null, 998, yzfR1, { electronic: true }),
    ],
  ),
  model(
    'yamaha',
    'sr400',
    ['SR400', 'SR400', 'SR400'],
    [
      ['SR 400', 'sr'],
      ['เอสอาร์ 400', 'เอสอาร์400', 'เอสอา'],
      ['SR 400', 'エスアール'],
    ],
    [
      gen(
        'RH03J',
        2014,
        2021,
        399,
        chassis(175, bigFork(35, 130), bigTwinShock(340, 80, { top: '12x26', bottom: '10x26' })),
      ),
    ],
  ),
  model(
    'yamaha',
    'bolt',
    ['Bolt', 'โบลท์', 'ボルト'],
    [
      ['bolt 950', 'xv950', 'bolt r'],
      ['โบลท์ 950', 'XV950'],
      ['XV950', 'ボルトR'],
    ],
    [gen(null, 2014, 2022, 942, chassis(247, bigFork(41, 120), bigTwinShock(300, 65)))],
  ),

  model(
    'kawasaki',
    'd-tracker',
    ['D-Tracker', 'ดีแทรกเกอร์', 'Dトラッカー'],
    [['d-tracker 250', 'klx250sf', 'dtracker'], ['ดีแทร็กเกอร์', 'ดีแทรก 250', 'D-Tracker'], ['DトラッカーX']],
    [gen(null, 2008, 2017, 249, chassis(138, bigFork(43, 230), monoShock(380, 95, 2.3)))],
  ),
  model(
    'kawasaki',
    'klx230',
    ['KLX230', 'KLX230', 'KLX230'],
    [['KLX 230', 'klx'], ['เคแอลเอ็กซ์ 230', 'เคแอลเอ็ก 230'], ['KLX 230']],
    [gen(null, 2019, null, 233, chassis(134, bigFork(37, 220), monoShock(370, 95, 2.3)))],
  ),
  model(
    'kawasaki',
    'ninja-250',
    ['Ninja 250', 'นินจา 250', 'ニンジャ250'],
    [
      ['ninja250', 'ninja 250r', 'ex250'],
      ['นินจา250', 'นินจา 250R'],
      ['Ninja250', 'ニンジャ250R'],
    ],
    [gen('250R', 2008, 2012, 249, ninja300), gen('EX250L', 2013, 2017, 249, ninja300)],
  ),
  model(
    'kawasaki',
    'ninja-300',
    ['Ninja 300', 'นินจา 300', 'ニンジャ300'],
    [['ninja300', 'ex300'], ['นินจา300'], ['Ninja300']],
    [gen('EX300', 2013, 2017, 296, ninja300)],
  ),
  model(
    'kawasaki',
    'z300',
    ['Z300', 'Z300', 'Z300'],
    [['Z 300'], ['แซด 300', 'แซด300', 'ซี300'], ['Z 300']],
    [gen(null, 2015, 2018, 296, ninja300)],
  ),
  model(
    'kawasaki',
    'ninja-400',
    ['Ninja 400', 'นินจา 400', 'ニンジャ400'],
    [['ninja400', 'ex400'], ['นินจา400', 'นินจาสี่ร้อย'], ['Ninja400']],
    [gen('EX400', 2018, 2023, 399, ninja400)],
  ),
  model(
    'kawasaki',
    'z400',
    ['Z400', 'Z400', 'Z400'],
    [['Z 400'], ['แซด 400', 'แซด400', 'ซี400'], ['Z 400']],
    [gen('ER400', 2019, 2023, 399, ninja400)],
  ),
  model(
    'kawasaki',
    'ninja-500',
    ['Ninja 500', 'นินจา 500', 'ニンジャ500'],
    [['ninja500'], ['นินจา500'], ['Ninja500']],
    [gen(null, 2024, null, 451, ninja400)],
  ),
  model(
    'kawasaki',
    'er-6n',
    ['ER-6n', 'ER-6n', 'ER-6n'],
    [['er6n', 'er-6'], ['อีอาร์-6n', 'ER6N', 'อีอาร์6', 'อีอาหก'], ['ER6n']],
    [gen(null, 2009, 2011, 649, er6), gen(null, 2012, 2016, 649, er6)],
  ),
  model(
    'kawasaki',
    'ninja-650',
    ['Ninja 650', 'นินจา 650', 'ニンジャ650'],
    [
      ['ninja650', 'er-6f'],
      ['นินจา650', 'นินจาหกห้าศูนย์'],
      ['Ninja650', 'ER-6f'],
    ],
    [
      gen('ER-6f', 2009, 2016, 649, er6),
      gen('EX650K', 2017, 2019, 649, ninja650),
      gen('EX650M', 2020, null, 649, ninja650),
    ],
  ),
  model(
    'kawasaki',
    'z650',
    ['Z650', 'Z650', 'Z650'],
    [
      ['Z 650', 'z650rs'],
      ['แซด 650', 'แซด650', 'ซี650'],
      ['Z 650', 'Z650RS'],
    ],
    [
      gen('ER650H', 2017, 2019, 649, ninja650),
      gen('ER650K', 2020, null, 649, ninja650),
      gen('RS', 2022, null, 649, ninja650),
    ],
  ),
  model(
    'kawasaki',
    'vulcan-s',
    ['Vulcan S', 'วัลแคน เอส', 'バルカンS'],
    [['vulcan 650', 'vulcan'], ['วัลแคน', 'วัลแคน 650'], ['バルカン650']],
    [gen('EN650', 2015, null, 649, chassis(229, bigFork(41, 130), monoShock(290, 55)))],
  ),
  model(
    'kawasaki',
    'versys-650',
    ['Versys 650', 'เวอร์ซิส 650', 'ヴェルシス650'],
    [
      ['versys', 'kle650'],
      ['เวอซิส 650', 'เวอร์ซีส 650', 'เวอร์ซิส'],
      ['ベルシス650', 'ヴェルシス'],
    ],
    [
      gen(null, 2010, 2014, 649, versys650),
      gen(null, 2015, 2021, 649, versys650),
      gen(null, 2022, null, 649, versys650),
    ],
  ),
  model(
    'kawasaki',
    'versys-1000',
    ['Versys 1000', 'เวอร์ซิส 1000', 'ヴェルシス1000'],
    [
      ['versys 1000 se', 'klz1000'],
      ['เวอซิส 1000', 'เวอร์ซีสพัน'],
      ['ベルシス1000', 'ヴェルシス1000SE'],
    ],
    [gen(null, 2012, 2018, 1043, versys1000), gen(null, 2019, 2024, 1043, versys1000, { electronic: true })],
  ),
  model(
    'kawasaki',
    'z800',
    ['Z800', 'Z800', 'Z800'],
    [['Z 800'], ['แซด 800', 'แซด800', 'ซี800'], ['Z 800']],
    [gen('ZR800', 2013, 2016, 806, chassis(229, bigFork(41, 120), monoShock(320, 60)))],
  ),
  model(
    'kawasaki',
    'z900',
    ['Z900', 'Z900', 'Z900'],
    [
      ['Z 900', 'z900 se'],
      ['แซด 900', 'แซด900', 'ซี900'],
      ['Z 900', 'Z900SE'],
    ],
    [gen('ZR900B', 2017, 2019, 948, z900), gen('ZR900F', 2020, 2024, 948, z900)],
  ),
  model(
    'kawasaki',
    'z900rs',
    ['Z900RS', 'Z900RS', 'Z900RS'],
    [
      ['Z900 RS', 'z900rs cafe'],
      ['แซด 900RS', 'แซด900 RS'],
      ['Z900 RS', 'Z900RSカフェ'],
    ],
    [gen('ZR900C', 2018, null, 948, chassis(215, bigFork(41, 120), monoShock(320, 60)))],
  ),
  model(
    'kawasaki',
    'z1000',
    ['Z1000', 'Z1000', 'Z1000'],
    [['Z 1000'], ['แซด 1000', 'แซดพัน', 'ซีพัน'], ['Z 1000']],
    [gen('ZR1000D', 2010, 2013, 1043, z900), gen('ZR1000F', 2014, 2020, 1043, z900)],
  ),
  model(
    'kawasaki',
    'ninja-zx-6r',
    ['Ninja ZX-6R', 'นินจา ZX-6R', 'ニンジャZX-6R'],
    [
      ['zx6r', 'zx-6r', '636'],
      ['ZX6R', 'ZX-6R', 'แซดเอ็กซ์ 6R'],
      ['ZX-6R', 'ZX6R'],
    ],
    [gen('ZX636E', 2013, 2018, 636, zx6r), gen('ZX636G', 2019, 2023, 636, zx6r), gen('ZX636J', 2024, null, 636, zx6r)],
  ),
  model(
    'kawasaki',
    'ninja-zx-10r',
    ['Ninja ZX-10R', 'นินจา ZX-10R', 'ニンジャZX-10R'],
    [
      ['zx10r', 'zx-10r'],
      ['ZX10R', 'ZX-10R', 'แซดเอ็กซ์ 10R'],
      ['ZX-10R', 'ZX10R'],
    ],
    [
      gen('ZX1000J', 2011, 2015, 998, zx10r),
      gen('ZX1000R', 2016, 2020, 998, zx10r, { electronic: true }),
      gen('ZX1002L', 2021, null, 998, zx10r),
    ],
  ),
  model(
    'kawasaki',
    'ninja-zx-25r',
    ['Ninja ZX-25R', 'นินจา ZX-25R', 'ニンジャZX-25R'],
    [
      ['zx25r', 'zx-25r'],
      ['ZX25R', 'ZX-25R'],
      ['ZX-25R', 'ZX25R'],
    ],
    [gen('ZX250E', 2020, null, 250, chassis(184, bigFork(37, 120), monoShock(315, 55)))],
  ),
  model(
    'kawasaki',
    'w175',
    ['W175', 'W175', 'W175'],
    [['W 175'], ['ดับเบิลยู 175', 'ดับบลิว 175'], ['W 175']],
    [
      gen(
        null,
        2018,
        null,
        177,
        chassis(126, bigFork(30, 110), bigTwinShock(330, 70, { top: '10x26', bottom: '10x26' })),
      ),
    ],
  ),
  model(
    'kawasaki',
    'w800',
    ['W800', 'W800', 'W800'],
    [
      ['W 800', 'w800 street', 'w800 cafe'],
      ['ดับเบิลยู 800', 'ดับบลิว 800'],
      ['W 800', 'ダブリュー800'],
    ],
    [gen('EJ800A', 2011, 2016, 773, w800), gen('EJ800B', 2019, null, 773, w800)],
  ),

  model(
    'suzuki',
    'gsx-r150',
    ['GSX-R150', 'GSX-R150', 'GSX-R150'],
    [
      ['gsxr150', 'gsx-s150'],
      ['จีเอสเอ็กซ์-R150', 'จีเอสเอ็ก 150', 'GSX150'],
      ['GSXR150', 'GSX-S150'],
    ],
    [gen(null, 2017, null, 147, chassis(131, bigFork(31, 110), monoShock(275, 55)))],
  ),
  model(
    'suzuki',
    'sv650',
    ['SV650', 'SV650', 'SV650'],
    [['SV 650', 'sv650x'], ['เอสวี 650', 'เอสวี650'], ['SV650X']],
    [gen(null, 2016, null, 645, chassis(197, bigFork(41, 125), monoShock(330, 60)))],
  ),
  model(
    'suzuki',
    'v-strom-650',
    ['V-Strom 650', 'วี-สตรอม 650', 'Vストローム650'],
    [
      ['vstrom', 'dl650', 'vstrom 650 xt'],
      ['วีสตรอม 650', 'วีสตรอม', 'DL650'],
      ['ブイストローム650', 'DL650'],
    ],
    [gen('DL650', 2012, 2016, 645, vStrom650), gen('DL650', 2017, 2024, 645, vStrom650)],
  ),
  model(
    'suzuki',
    'v-strom-800',
    ['V-Strom 800DE', 'วี-สตรอม 800DE', 'Vストローム800DE'],
    [
      ['vstrom 800', 'v-strom 800'],
      ['วีสตรอม 800', 'DL800'],
      ['ブイストローム800', 'Vスト800'],
    ],
    [gen(null, 2023, null, 776, chassis(230, bigFork(43, 220), monoShock(375, 95, 2.3)))],
  ),
  model(
    'suzuki',
    'v-strom-1050',
    ['V-Strom 1050', 'วี-สตรอม 1050', 'Vストローム1050'],
    [
      ['dl1050', 'v-strom 1000', 'vstrom 1050 xt'],
      ['วีสตรอม 1050', 'วีสตรอม 1000', 'DL1050'],
      ['ブイストローム1050', 'Vストローム1000'],
    ],
    [gen('DL1000', 2014, 2019, 1037, vStrom1050), gen('DL1050', 2020, null, 1037, vStrom1050)],
  ),
  model(
    'suzuki',
    'gsx-8s',
    ['GSX-8S', 'GSX-8S', 'GSX-8S'],
    [
      ['gsx8s', 'gsx-8r'],
      ['จีเอสเอ็กซ์-8S', 'GSX8S', 'GSX-8R'],
      ['GSX8S', 'GSX-8R'],
    ],
    [gen(null, 2023, null, 776, gsx8)],
  ),
  model(
    'suzuki',
    'gsx-s1000',
    ['GSX-S1000', 'GSX-S1000', 'GSX-S1000'],
    [
      ['gsxs1000', 'katana 1000'],
      ['จีเอสเอ็กซ์-S1000', 'GSXS1000', 'คาตานะ'],
      ['GSXS1000', 'カタナ'],
    ],
    [
      gen(null, 2015, 2020, 999, chassis(209, bigFork(43, 120), monoShock(320, 60))),
      gen(null, 2021, null, 999, chassis(214, bigFork(43, 120), monoShock(320, 60))),
    ],
  ),
  model(
    'suzuki',
    'hayabusa',
    ['Hayabusa', 'ฮายาบูสะ', 'ハヤブサ'],
    [
      ['gsx1300r', 'busa'],
      ['ฮายาบุสะ', 'บูสะ', 'GSX1300R'],
      ['隼', 'GSX1300R'],
    ],
    [
      gen('GX72', 1999, 2007, 1299, chassis(250, bigFork(43, 120), monoShock(330, 65))),
      gen('GX72B', 2008, 2020, 1340, chassis(266, bigFork(43, 120), monoShock(330, 65))),
      gen('EJ11', 2021, null, 1340, chassis(264, bigFork(43, 120), monoShock(330, 65))),
    ],
  ),
]
