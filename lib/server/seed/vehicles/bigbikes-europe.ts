import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { bigFork, bigTwinShock, chassis, monoShock, telelever } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('bigbike', 'bigbike')

const bonneville = chassis(228, bigFork(41, 120), bigTwinShock(360, 85))
const modernClassic900 = chassis(216, bigFork(41, 120), bigTwinShock(360, 85))
const triumph400 = chassis(172, bigFork(43, 140), monoShock(300, 60))
const scrambler400 = chassis(179, bigFork(43, 150), monoShock(315, 65))
const streetTriple = chassis(188, bigFork(41, 115), monoShock(310, 60))
const tiger900 = chassis(215, bigFork(45, 200), monoShock(375, 85, 2.2, '10x26'))
const ducatiScrambler = chassis(189, bigFork(41, 150), monoShock(335, 60))
const monster = chassis(188, bigFork(43, 130), monoShock(310, 60))
const multistrada = chassis(240, bigFork(45, 170), monoShock(345, 75, 2.3))
const panigale = chassis(198, bigFork(43, 120), monoShock(315, 60, 2.1))
const g310 = chassis(164, bigFork(41, 140), monoShock(300, 60))
const g310gs = chassis(175, bigFork(41, 180), monoShock(330, 75))
const f850gs = chassis(227, bigFork(43, 220), monoShock(385, 90, 2.4, '10x26'))
const boxerGs = chassis(249, telelever(360, 85), monoShock(380, 90, 2.2, '10x26'))
const s1000rr = chassis(197, bigFork(45, 120), monoShock(315, 60, 2))
const sportster = chassis(256, bigFork(41, 95), bigTwinShock(290, 45))
const sportster48 = chassis(252, bigFork(49, 95), bigTwinShock(290, 45))
const softail = chassis(305, bigFork(49, 130), monoShock(330, 50, 2.2, '10x26'))
const touring = chassis(375, bigFork(49, 115), bigTwinShock(330, 75, { top: '14x30', bottom: '14x30' }))
const duke390 = chassis(165, bigFork(43, 145), monoShock(305, 60))
const duke790 = chassis(187, bigFork(43, 140), monoShock(330, 60))
const adventure790 = chassis(209, bigFork(43, 200), monoShock(380, 90, 2.2, '10x26'))
const classic350 = chassis(195, bigFork(41, 130), bigTwinShock(330, 80, { top: '12x26', bottom: '12x26' }))
const meteor = chassis(191, bigFork(41, 130), bigTwinShock(320, 75, { top: '12x26', bottom: '12x26' }))
const twin650 = chassis(202, bigFork(41, 110), bigTwinShock(345, 80))

export const europeanBigbikes: CatalogueModel[] = [
  model(
    'triumph',
    'bonneville-t100',
    ['Bonneville T100', 'บอนเนวิลล์ T100', 'ボンネビルT100'],
    [
      ['t100', 'bonneville'],
      ['T100', 'บอนนี่ T100', 'บอนเนวิว'],
      ['T100', 'ボンネビル'],
    ],
    [
      gen('865', 2009, 2016, 865, modernClassic900),
      gen('900', 2017, 2020, 900, modernClassic900),
      gen('900', 2021, null, 900, modernClassic900),
    ],
  ),
  model(
    'triumph',
    'bonneville-t120',
    ['Bonneville T120', 'บอนเนวิลล์ T120', 'ボンネビルT120'],
    [
      ['t120', 'bonneville 1200'],
      ['T120', 'บอนนี่ T120'],
      ['T120', 'ボンネビル'],
    ],
    [gen(null, 2016, 2020, 1200, bonneville), gen(null, 2021, null, 1200, bonneville)],
  ),
  model(
    'triumph',
    'street-twin',
    ['Street Twin', 'สตรีท ทวิน', 'ストリートツイン'],
    [['speed twin 900', 'street twin 900'], ['สตรีททวิน', 'สปีดทวิน 900'], ['スピードツイン900']],
    [
      gen(null, 2016, 2018, 900, modernClassic900),
      gen(null, 2019, 2022, 900, modernClassic900),
      gen('Speed Twin 900', 2023, null, 900, modernClassic900),
    ],
  ),
  model(
    'triumph',
    'street-scrambler',
    ['Street Scrambler', 'สตรีท สแครมเบลอร์', 'ストリートスクランブラー'],
    [['scrambler 900'], ['สแครมเบลอร์ 900', 'สแคมเบอร์ 900'], ['スクランブラー900']],
    [gen(null, 2017, 2022, 900, modernClassic900), gen('Scrambler 900', 2023, null, 900, modernClassic900)],
  ),
  model(
    'triumph',
    'speed-400',
    ['Speed 400', 'สปีด 400', 'スピード400'],
    [['speed400', 'triumph 400'], ['สปีด400', 'ไทรอัมพ์ 400'], ['スピード 400']],
    [gen(null, 2024, null, 398, triumph400)],
  ),
  model(
    'triumph',
    'scrambler-400x',
    ['Scrambler 400X', 'สแครมเบลอร์ 400X', 'スクランブラー400X'],
    [['scrambler 400', 'scrambler400x'], ['สแครมเบลอร์ 400', 'สแคมเบอร์ 400X'], ['スクランブラー400']],
    [gen(null, 2024, null, 398, scrambler400)],
  ),
  model(
    'triumph',
    'street-triple',
    ['Street Triple', 'สตรีท ทริปเปิล', 'ストリートトリプル'],
    [
      ['street triple 765', 'striple', 'street triple rs'],
      ['สตรีททริปเปิ้ล', 'สตรีท 765'],
      ['ストリートトリプル765', 'ストトリ'],
    ],
    [
      gen('675', 2013, 2016, 675, streetTriple),
      gen('765', 2017, 2022, 765, streetTriple),
      gen('765', 2023, null, 765, streetTriple),
    ],
  ),
  model(
    'triumph',
    'tiger-900',
    ['Tiger 900', 'ไทเกอร์ 900', 'タイガー900'],
    [
      ['tiger900', 'tiger 900 gt pro', 'tiger 900 rally'],
      ['ไทเกอร์900', 'ไทเกอร์ 900 แรลลี่'],
      ['タイガー900GT', 'タイガー900ラリー'],
    ],
    [
      gen(null, 2020, 2023, 888, tiger900, { electronic: true }),
      gen(null, 2024, null, 888, tiger900, { electronic: true }),
    ],
  ),

  model(
    'ducati',
    'scrambler',
    ['Scrambler', 'สแครมเบลอร์', 'スクランブラー'],
    [
      ['scrambler 800', 'scrambler icon'],
      ['สแครมเบลอร์ 800', 'สแคมเบลอร์', 'สแครมเบลอร์ ไอคอน'],
      ['スクランブラー800', 'スクランブラーアイコン'],
    ],
    [
      gen('800', 2015, 2018, 803, ducatiScrambler),
      gen('800', 2019, 2022, 803, ducatiScrambler),
      gen('2G', 2023, null, 803, ducatiScrambler),
    ],
  ),
  model(
    'ducati',
    'monster',
    ['Monster', 'มอนสเตอร์', 'モンスター'],
    [
      ['monster 795', 'monster 821', 'monster 937'],
      ['มอนสเตอร์ 795', 'มอนสเตอร์ 821', 'มอนสเตอร์ 937'],
      ['モンスター821', 'モンスター937'],
    ],
    [
      gen('795 / 796', 2011, 2014, 803, monster),
      gen('821', 2015, 2020, 821, monster),
      gen('937', 2021, null, 937, monster),
    ],
  ),
  model(
    'ducati',
    'multistrada',
    ['Multistrada', 'มัลติสตราด้า', 'ムルティストラーダ'],
    [
      ['multistrada v4', 'multistrada 1260', 'multi'],
      ['มัลติ', 'มัลติสตาด้า', 'มัลติสตราด้า V4'],
      ['ムルチ', 'ムルティストラーダV4'],
    ],
    [
      gen('1200', 2015, 2017, 1198, multistrada, { electronic: true }),
      gen('1260', 2018, 2020, 1262, multistrada, { electronic: true }),
      gen('V4', 2021, null, 1158, multistrada, { electronic: true }),
    ],
  ),
  model(
    'ducati',
    'panigale-v2',
    ['Panigale V2', 'พานิกาเล่ V2', 'パニガーレV2'],
    [
      ['panigale 899', 'panigale 959'],
      ['พานิกาเล่', 'พานิ V2'],
      ['パニガーレ959', 'パニガーレ'],
    ],
    [
      gen('899', 2014, 2015, 898, panigale),
      gen('959', 2016, 2019, 955, panigale),
      gen('V2', 2020, 2024, 955, panigale),
    ],
  ),
  model(
    'ducati',
    'panigale-v4',
    ['Panigale V4', 'พานิกาเล่ V4', 'パニガーレV4'],
    [
      ['v4s', 'panigale v4s'],
      ['พานิกาเล่', 'พานิ V4', 'V4S'],
      ['パニガーレV4S', 'パニガーレ'],
    ],
    [
      gen(null, 2018, 2021, 1103, panigale, { electronic: true }),
      gen(null, 2022, 2024, 1103, panigale, { electronic: true }),
      gen(null, 2025, null, 1103, panigale, { electronic: true }),
    ],
  ),

  model(
    'bmw',
    'g310r',
    ['G 310 R', 'G 310 R', 'G310R'],
    [['g310r', 'g310'], ['จี 310 อาร์', 'G310R', 'จี310'], ['G310']],
    [gen('K03', 2016, 2020, 313, g310), gen('K03', 2021, 2024, 313, g310)],
  ),
  model(
    'bmw',
    'g310gs',
    ['G 310 GS', 'G 310 GS', 'G310GS'],
    [['g310gs', 'baby gs'], ['จี 310 จีเอส', 'G310GS', 'จีเอส 310'], ['G310']],
    [gen('K02', 2017, 2020, 313, g310gs), gen('K02', 2021, 2024, 313, g310gs)],
  ),
  model(
    'bmw',
    'f850gs',
    ['F 850 GS', 'F 850 GS', 'F850GS'],
    [['f850gs', 'f850gs adventure'], ['เอฟ 850 จีเอส', 'F850GS', 'จีเอส 850'], ['F850GSアドベンチャー']],
    [gen('K81', 2018, 2023, 853, f850gs, { electronic: true })],
  ),
  model(
    'bmw',
    'f900gs',
    ['F 900 GS', 'F 900 GS', 'F900GS'],
    [['f900gs'], ['เอฟ 900 จีเอส', 'F900GS', 'จีเอส 900'], ['F900 GS']],
    [gen('K81', 2024, null, 895, f850gs, { electronic: true })],
  ),
  model(
    'bmw',
    'r1200gs',
    ['R 1200 GS', 'R 1200 GS', 'R1200GS'],
    [['r1200gs', 'gs 1200'], ['อาร์ 1200 จีเอส', 'R1200GS', 'จีเอส 1200'], ['R1200GSアドベンチャー']],
    [
      gen('K25', 2004, 2012, 1170, boxerGs, { electronic: true }),
      gen('K50', 2013, 2018, 1170, boxerGs, { electronic: true }),
    ],
  ),
  model(
    'bmw',
    'r1250gs',
    ['R 1250 GS', 'R 1250 GS', 'R1250GS'],
    [
      ['r1250gs', 'gs 1250', 'gsa 1250', 'r1250gs adventure'],
      ['อาร์ 1250 จีเอส', 'R1250GS', 'จีเอส 1250'],
      ['R1250GSアドベンチャー'],
    ],
    [gen('K50', 2019, 2023, 1254, boxerGs, { electronic: true })],
  ),
  model(
    'bmw',
    'r-ninet',
    ['R nineT', 'R nineT', 'RナインT'],
    [
      ['rninet', 'r nine t', 'r ninet scrambler'],
      ['อาร์ ไนน์ที', 'อาไนน์ที', 'ไนน์ที'],
      ['アールナインティー', 'R nineT'],
    ],
    [
      gen('K21', 2014, 2020, 1170, chassis(222, bigFork(46, 120), monoShock(350, 65, 1.9))),
      gen('K21', 2021, 2023, 1170, chassis(221, bigFork(46, 120), monoShock(350, 65, 1.9))),
    ],
  ),
  model(
    'bmw',
    's1000rr',
    ['S 1000 RR', 'S 1000 RR', 'S1000RR'],
    [
      ['s1000rr', 's1000', 'double r'],
      ['เอส 1000 อาร์อาร์', 'S1000RR', 'เอสพัน', 'เอสพันดับเบิ้ลอาร์'],
      ['S1000', 'ダブルアール'],
    ],
    [
      gen('K46', 2009, 2014, 999, s1000rr),
      gen('K46', 2015, 2018, 999, s1000rr, { electronic: true }),
      gen('K67', 2019, null, 999, s1000rr, { electronic: true }),
    ],
  ),

  model(
    'harley-davidson',
    'sportster-iron-883',
    ['Sportster Iron 883', 'สปอร์ตสเตอร์ ไอรอน 883', 'スポーツスターアイアン883'],
    [
      ['iron 883', 'xl883n', 'sportster 883'],
      ['ไอรอน 883', '883', 'สปอร์ตสเตอร์'],
      ['アイアン883', 'XL883N'],
    ],
    [gen('XL883N', 2009, 2015, 883, sportster), gen('XL883N', 2016, 2021, 883, sportster)],
  ),
  model(
    'harley-davidson',
    'sportster-forty-eight',
    ['Sportster Forty-Eight', 'สปอร์ตสเตอร์ โฟร์ตี้เอท', 'スポーツスター フォーティーエイト'],
    [
      ['48', 'forty eight', 'xl1200x'],
      ['โฟตี้เอท', 'ฮาเล่ย์ 48', 'XL1200X'],
      ['フォーティーエイト', 'XL1200X'],
    ],
    [gen('XL1200X', 2010, 2015, 1202, sportster), gen('XL1200X', 2016, 2021, 1202, sportster48)],
  ),
  model(
    'harley-davidson',
    'sportster-s',
    ['Sportster S', 'สปอร์ตสเตอร์ เอส', 'スポーツスターS'],
    [['rh1250s', 'sportster 1250'], ['สปอร์ตสเตอร์ 1250', 'RH1250S'], ['RH1250S']],
    [gen('RH1250S', 2021, null, 1252, chassis(228, bigFork(43, 90), monoShock(300, 50, 2)))],
  ),
  model(
    'harley-davidson',
    'nightster',
    ['Nightster', 'ไนท์สเตอร์', 'ナイトスター'],
    [['rh975', 'nightster 975'], ['ไนท์สเตอร์ 975', 'RH975'], ['RH975']],
    [gen('RH975', 2022, null, 975, chassis(221, bigFork(41, 115), bigTwinShock(320, 60)))],
  ),
  model(
    'harley-davidson',
    'softail-fat-boy',
    ['Softail Fat Boy', 'ซอฟเทล แฟตบอย', 'ソフテイル ファットボーイ'],
    [
      ['fat boy', 'flfbs', 'fatboy 114'],
      ['แฟตบอย', 'แฟทบอย', 'ซอฟเทล'],
      ['ファットボーイ', 'FLFBS'],
    ],
    [gen('FLFBS', 2018, 2024, 1868, softail), gen('FLFB', 2025, null, 1923, softail)],
  ),
  model(
    'harley-davidson',
    'softail-street-bob',
    ['Softail Street Bob', 'ซอฟเทล สตรีทบ็อบ', 'ソフテイル ストリートボブ'],
    [
      ['street bob', 'fxbb'],
      ['สตรีทบ๊อบ', 'ซอฟเทล'],
      ['ストリートボブ', 'FXBB'],
    ],
    [gen('FXBB', 2018, 2020, 1746, softail), gen('FXBBS', 2021, 2024, 1868, softail)],
  ),
  model(
    'harley-davidson',
    'touring-road-glide',
    ['Touring Road Glide', 'ทัวริ่ง โร้ดไกลด์', 'ツーリング ロードグライド'],
    [
      ['road glide', 'fltrx'],
      ['โร้ดไกลด์', 'โรดไกด์'],
      ['ロードグライド', 'FLTRX'],
    ],
    [gen('FLTRX', 2015, 2023, 1868, touring), gen('FLTRX', 2024, null, 1923, touring)],
  ),
  model(
    'harley-davidson',
    'touring-street-glide',
    ['Touring Street Glide', 'ทัวริ่ง สตรีทไกลด์', 'ツーリング ストリートグライド'],
    [
      ['street glide', 'flhx'],
      ['สตรีทไกลด์', 'สตรีทไกด์'],
      ['ストリートグライド', 'FLHX'],
    ],
    [gen('FLHX', 2014, 2023, 1868, touring), gen('FLHX', 2024, null, 1923, touring)],
  ),
  model(
    'harley-davidson',
    'pan-america',
    ['Pan America', 'แพนอเมริกา', 'パンアメリカ'],
    [
      ['pan america 1250', 'ra1250s'],
      ['แพนอเมริกา 1250', 'แพน อเมริกา'],
      ['パンアメリカ1250', 'RA1250S'],
    ],
    [
      gen('RA1250', 2021, null, 1252, chassis(258, bigFork(47, 190), monoShock(370, 85, 2.2, '10x26')), {
        electronic: true,
      }),
    ],
  ),

  model(
    'ktm',
    'duke-200',
    ['200 Duke', '200 ดุ๊ก', '200デューク'],
    [['duke 200'], ['ดุ๊ก 200', 'ดยุค 200'], ['デューク200']],
    [gen(null, 2012, 2020, 200, duke390)],
  ),
  model(
    'ktm',
    'duke-390',
    ['390 Duke', '390 ดุ๊ก', '390デューク'],
    [['duke 390', 'duke390'], ['ดุ๊ก 390', 'ดยุค 390'], ['デューク390']],
    [
      gen(null, 2013, 2016, 373, duke390),
      gen(null, 2017, 2023, 373, duke390),
      gen(null, 2024, null, 399, chassis(165, bigFork(43, 150), monoShock(310, 65))),
    ],
  ),
  model(
    'ktm',
    'rc-390',
    ['RC 390', 'RC 390', 'RC390'],
    [['rc390'], ['อาร์ซี 390', 'RC390', 'อาร์ซี390'], ['RC 390']],
    [gen(null, 2014, 2021, 373, duke390), gen(null, 2022, null, 373, duke390)],
  ),
  model(
    'ktm',
    'adventure-390',
    ['390 Adventure', '390 แอดเวนเจอร์', '390アドベンチャー'],
    [['adv 390', '390 adv'], ['แอดเวนเจอร์ 390', '390 ADV'], ['アドベンチャー390']],
    [gen(null, 2020, 2024, 373, chassis(172, bigFork(43, 170), monoShock(335, 80)))],
  ),
  model(
    'ktm',
    'duke-790',
    ['790 Duke', '790 ดุ๊ก', '790デューク'],
    [['duke 790', 'scalpel'], ['ดุ๊ก 790', 'ดยุค 790'], ['デューク790']],
    [gen(null, 2018, 2020, 799, duke790), gen(null, 2023, null, 799, duke790)],
  ),
  model(
    'ktm',
    'adventure-790',
    ['790 Adventure', '790 แอดเวนเจอร์', '790アドベンチャー'],
    [['adv 790', '790 adv'], ['แอดเวนเจอร์ 790', '790 ADV'], ['アドベンチャー790']],
    [gen(null, 2019, 2020, 799, adventure790), gen(null, 2023, null, 799, adventure790)],
  ),

  model(
    'royal-enfield',
    'classic-350',
    ['Classic 350', 'คลาสสิค 350', 'クラシック350'],
    [['classic350', 're classic'], ['คลาสสิก 350', 'RE คลาสสิค'], ['クラシック 350']],
    [gen('UCE', 2015, 2020, 346, classic350), gen('J', 2021, null, 349, classic350)],
  ),
  model(
    'royal-enfield',
    'classic-500',
    ['Classic 500', 'คลาสสิค 500', 'クラシック500'],
    [['classic500'], ['คลาสสิก 500'], ['クラシック 500']],
    [gen('UCE', 2014, 2020, 499, classic350)],
  ),
  model(
    'royal-enfield',
    'meteor-350',
    ['Meteor 350', 'เมทีออร์ 350', 'メテオ350'],
    [['meteor', 'meteor350'], ['เมธีออร์ 350', 'เมทีเออร์'], ['メテオ']],
    [gen('J', 2021, null, 349, meteor)],
  ),
  model(
    'royal-enfield',
    'hunter-350',
    ['Hunter 350', 'ฮันเตอร์ 350', 'ハンター350'],
    [['hunter'], ['ฮันเตอร์'], ['ハンター']],
    [gen('J', 2022, null, 349, meteor)],
  ),
  model(
    'royal-enfield',
    'himalayan',
    ['Himalayan', 'หิมาลายัน', 'ヒマラヤ'],
    [
      ['himalayan 411', 'himalayan 450'],
      ['ฮิมาลายัน', 'หิมาลายัน 450'],
      ['ヒマラヤ411', 'ヒマラヤ450'],
    ],
    [
      gen('411', 2017, 2023, 411, chassis(199, bigFork(41, 200), monoShock(360, 80, 2.2))),
      gen('450', 2024, null, 452, chassis(196, bigFork(43, 200), monoShock(365, 85, 2.2))),
    ],
  ),
  model(
    'royal-enfield',
    'interceptor-650',
    ['Interceptor 650', 'อินเตอร์เซปเตอร์ 650', 'INT650'],
    [
      ['interceptor', 'int 650'],
      ['อินเตอร์เซ็ปเตอร์', 'INT650'],
      ['インターセプター650', 'インターセプター'],
    ],
    [gen(null, 2019, null, 648, twin650)],
  ),
  model(
    'royal-enfield',
    'continental-gt-650',
    ['Continental GT 650', 'คอนติเนนทัล จีที 650', 'コンチネンタルGT650'],
    [['continental gt', 'gt 650'], ['คอนติเนนทัล GT', 'จีที 650'], ['コンチネンタルGT']],
    [gen(null, 2019, null, 648, twin650)],
  ),
]
