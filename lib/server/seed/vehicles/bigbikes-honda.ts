import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { bigFork, bigTwinShock, chassis, monoShock } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('bigbike', 'bigbike')

const cb150 = chassis(125, bigFork(37, 110), monoShock(280, 55))
const cbr150 = chassis(137, bigFork(37, 110), monoShock(285, 55))
const cb300 = chassis(145, bigFork(41, 120), monoShock(290, 55))
const cb500 = chassis(190, bigFork(41, 120), monoShock(305, 55))
const cb650 = chassis(207, bigFork(41, 120), monoShock(315, 55))
const cbr600rr = chassis(194, bigFork(41, 120), monoShock(305, 60, 2.1))
const fireblade = chassis(201, bigFork(43, 120), monoShock(315, 60, 2.2))
const cb1000 = chassis(214, bigFork(43, 120), monoShock(320, 60, 2.2))
const rebel = chassis(190, bigFork(41, 120), bigTwinShock(320, 65, { top: '10x26', bottom: '10x26' }))
const rebel1100 = chassis(223, bigFork(43, 120), bigTwinShock(335, 75))
const nc750 = chassis(220, bigFork(41, 120), monoShock(310, 55))
const crf250 = chassis(144, bigFork(43, 250), monoShock(390, 100, 2.6))
const crf300 = chassis(142, bigFork(43, 260), monoShock(390, 105, 2.5))
const africaTwin = chassis(229, bigFork(45, 230), monoShock(390, 95, 2.3, '10x26'))

export const hondaBigbikes: CatalogueModel[] = [
  model(
    'honda',
    'cb150r',
    ['CB150R', 'CB150R', 'CB150R'],
    [['CB 150R', 'cb150r exmotion'], ['ซีบี 150R', 'ซีบี150', 'เอ็กซ์โมชั่น'], ['エクスモーション']],
    [gen(null, 2017, 2020, 149, cb150), gen(null, 2021, null, 149, cb150)],
  ),
  model(
    'honda',
    'cbr150r',
    ['CBR150R', 'CBR150R', 'CBR150R'],
    [['CBR 150', 'cbr150'], ['ซีบีอาร์ 150R', 'ซีบีอาร์150', 'ซีบี 150'], ['CBR150']],
    [
      gen(null, 2004, 2010, 149, cbr150),
      gen('KPP', 2011, 2015, 149, cbr150),
      gen('K45', 2016, 2020, 149, cbr150),
      gen(null, 2021, null, 149, cbr150),
    ],
  ),
  model(
    'honda',
    'cbr250r',
    ['CBR250R', 'CBR250R', 'CBR250R'],
    [['CBR 250', 'cbr250'], ['ซีบีอาร์ 250R', 'ซีบีอาร์250'], ['CBR250']],
    [gen('MC41', 2010, 2014, 249, cb300)],
  ),
  model(
    'honda',
    'cbr300r',
    ['CBR300R', 'CBR300R', 'CBR300R'],
    [['CBR 300', 'cbr300'], ['ซีบีอาร์ 300R', 'ซีบีอาร์300'], ['CBR300']],
    [gen(null, 2014, 2020, 286, cb300)],
  ),
  model(
    'honda',
    'cb300r',
    ['CB300R', 'CB300R', 'CB300R'],
    [['CB 300R', 'cb300f'], ['ซีบี 300R', 'ซีบี300', 'นีโอสปอร์ต 300'], ['CB300']],
    [gen('CB300F', 2014, 2017, 286, cb300), gen('NC55', 2018, 2021, 286, cb300), gen(null, 2022, null, 286, cb300)],
  ),
  model(
    'honda',
    'cb500f',
    ['CB500F', 'CB500F', 'CB500F'],
    [['CB 500F', 'cb500'], ['ซีบี 500F', 'ซีบี500', 'ซีบีห้าร้อย'], ['CB500']],
    [
      gen('PC45', 2013, 2015, 471, cb500),
      gen('PC45', 2016, 2018, 471, cb500),
      gen('PC63', 2019, 2021, 471, cb500),
      gen('PC63', 2022, 2023, 471, cb500),
    ],
  ),
  model(
    'honda',
    'cb500-hornet',
    ['CB500 Hornet', 'CB500 Hornet', 'CB500ホーネット'],
    [['hornet 500'], ['ซีบี 500 ฮอร์เน็ต', 'ฮอร์เน็ต 500', 'ฮอร์เนท 500'], ['ホーネット500']],
    [gen(null, 2024, null, 471, cb500)],
  ),
  model(
    'honda',
    'cb500x',
    ['CB500X', 'CB500X', 'CB500X'],
    [
      ['CB 500X', 'cb500'],
      ['ซีบี 500X', 'ซีบี500x'],
      ['CB500 X', '400X'],
    ],
    [
      gen('PC46', 2013, 2015, 471, cb500),
      gen('PC46', 2016, 2018, 471, cb500),
      gen('PC64', 2019, 2021, 471, cb500),
      gen('PC64', 2022, 2023, 471, cb500),
    ],
  ),
  model(
    'honda',
    'nx500',
    ['NX500', 'NX500', 'NX500'],
    [['NX 500'], ['เอ็นเอ็กซ์ 500', 'เอ็นเอ็ก 500'], ['NX 500', 'NX400']],
    [gen(null, 2024, null, 471, cb500)],
  ),
  model(
    'honda',
    'cbr500r',
    ['CBR500R', 'CBR500R', 'CBR500R'],
    [['CBR 500R', 'cbr500'], ['ซีบีอาร์ 500R', 'ซีบีอาร์500'], ['CBR500']],
    [
      gen('PC44', 2013, 2015, 471, cb500),
      gen('PC44', 2016, 2018, 471, cb500),
      gen('PC62', 2019, 2021, 471, cb500),
      gen('PC62', 2022, null, 471, cb500),
    ],
  ),
  model(
    'honda',
    'cb650f',
    ['CB650F', 'CB650F', 'CB650F'],
    [['CB 650F'], ['ซีบี 650F', 'ซีบี650f'], ['CB650']],
    [gen(null, 2014, 2016, 649, cb650), gen(null, 2017, 2018, 649, cb650)],
  ),
  model(
    'honda',
    'cbr650f',
    ['CBR650F', 'CBR650F', 'CBR650F'],
    [['CBR 650F'], ['ซีบีอาร์ 650F', 'ซีบีอาร์650f'], ['CBR650']],
    [gen(null, 2014, 2016, 649, cb650), gen(null, 2017, 2018, 649, cb650)],
  ),
  model(
    'honda',
    'cb650r',
    ['CB650R', 'CB650R', 'CB650R'],
    [['CB 650R', 'cb650'], ['ซีบี 650R', 'ซีบี650', 'ซีบีหกห้าศูนย์'], ['CB650']],
    [gen('RH03', 2019, 2020, 649, cb650), gen('RH03', 2021, 2023, 649, cb650), gen('RH17', 2024, null, 649, cb650)],
  ),
  model(
    'honda',
    'cbr650r',
    ['CBR650R', 'CBR650R', 'CBR650R'],
    [['CBR 650R', 'cbr650'], ['ซีบีอาร์ 650R', 'ซีบีอาร์650'], ['CBR650']],
    [gen('RH03', 2019, 2020, 649, cb650), gen('RH03', 2021, 2023, 649, cb650), gen('RH17', 2024, null, 649, cb650)],
  ),
  model(
    'honda',
    'cbr600rr',
    ['CBR600RR', 'CBR600RR', 'CBR600RR'],
    [['CBR 600', 'cbr600'], ['ซีบีอาร์ 600RR', 'ซีบีอาร์600'], ['CBR600']],
    [
      gen('PC40', 2007, 2012, 599, cbr600rr),
      gen('PC40', 2013, 2016, 599, cbr600rr),
      gen(null, 2024, null, 599, cbr600rr),
    ],
  ),
  model(
    'honda',
    'cb750-hornet',
    ['CB750 Hornet', 'CB750 Hornet', 'CB750ホーネット'],
    [['hornet 750', 'cb750'], ['ซีบี 750 ฮอร์เน็ต', 'ฮอร์เน็ต 750', 'CB750'], ['ホーネット750']],
    [gen(null, 2023, null, 755, chassis(190, bigFork(41, 130), monoShock(310, 60)))],
  ),
  model(
    'honda',
    'cb1000r',
    ['CB1000R', 'CB1000R', 'CB1000R'],
    [['CB 1000R', 'cb1000'], ['ซีบี 1000R', 'ซีบี1000', 'ซีบีพัน'], ['CB1000']],
    [gen('SC60', 2008, 2016, 998, cb1000), gen('SC80', 2018, 2024, 998, cb1000)],
  ),
  model(
    'honda',
    'cbr1000rr',
    ['CBR1000RR', 'CBR1000RR', 'CBR1000RR'],
    [
      ['fireblade', 'cbr1000'],
      ['ซีบีอาร์ 1000RR', 'ซีบีอาร์พัน', 'ไฟร์เบลด', 'CBR1000'],
      ['ファイヤーブレード', 'CBR1000'],
    ],
    [gen('SC59', 2008, 2016, 1000, fireblade), gen('SC77', 2017, 2019, 1000, fireblade, { electronic: true })],
  ),
  model(
    'honda',
    'cbr1000rr-r',
    ['CBR1000RR-R', 'CBR1000RR-R', 'CBR1000RR-R'],
    [
      ['fireblade sp', 'triple r', 'cbr1000rrr'],
      ['ซีบีอาร์ 1000RR-R', 'ไฟร์เบลด SP', 'ซีบีอาร์พัน', 'ทริปเปิลอาร์'],
      ['ファイヤーブレードSP', 'CBR1000RRR'],
    ],
    [
      gen('SC82', 2020, 2023, 1000, fireblade, { electronic: true }),
      gen(null, 2024, null, 1000, fireblade, { electronic: true }),
    ],
  ),
  model(
    'honda',
    'rebel-300',
    ['Rebel 300', 'รีเบล 300', 'レブル300'],
    [
      ['rebel300', 'cmx300'],
      ['รีเบล300', 'รีเบิล 300', 'เรเบล 300', 'CMX300'],
      ['レブル', 'CMX300'],
    ],
    [gen(null, 2017, 2019, 286, rebel), gen(null, 2020, null, 286, rebel)],
  ),
  model(
    'honda',
    'rebel-500',
    ['Rebel 500', 'รีเบล 500', 'レブル500'],
    [
      ['rebel500', 'cmx500'],
      ['รีเบล500', 'รีเบิล 500', 'เรเบล 500', 'CMX500'],
      ['レブル', 'CMX500'],
    ],
    [gen('PC60', 2017, 2019, 471, rebel), gen('PC60', 2020, null, 471, rebel)],
  ),
  model(
    'honda',
    'rebel-1100',
    ['Rebel 1100', 'รีเบล 1100', 'レブル1100'],
    [
      ['rebel1100', 'cmx1100'],
      ['รีเบล1100', 'เรเบล 1100', 'CMX1100'],
      ['レブル1100DCT', 'CMX1100'],
    ],
    [gen('SC83', 2021, null, 1084, rebel1100)],
  ),
  model(
    'honda',
    'cl500',
    ['CL500', 'CL500', 'CL500'],
    [['CL 500', 'cl300'], ['ซีแอล 500', 'ซีแอล500'], ['CL 500']],
    [
      gen(
        'PC68',
        2023,
        null,
        471,
        chassis(192, bigFork(41, 150), bigTwinShock(355, 85, { top: '10x26', bottom: '10x26' })),
      ),
    ],
  ),
  model(
    'honda',
    'h-ness-350',
    ["H'ness CB350", 'เอชเนส CB350', 'ハイネスCB350'],
    [
      ['cb350', 'gb350', 'hness'],
      ['CB350', 'ซีบี 350', 'ไฮเนส'],
      ['GB350', 'CB350'],
    ],
    [
      gen(
        null,
        2021,
        null,
        348,
        chassis(181, bigFork(41, 120), bigTwinShock(345, 75, { top: '10x26', bottom: '10x26' })),
      ),
    ],
  ),
  model(
    'honda',
    'nc750x',
    ['NC750X', 'NC750X', 'NC750X'],
    [['NC 750X', 'nc750'], ['เอ็นซี 750X', 'เอ็นซี750'], ['NC750']],
    [gen('RC72', 2014, 2015, 745, nc750), gen('RC90', 2016, 2020, 745, nc750), gen('RH09', 2021, null, 745, nc750)],
  ),
  model(
    'honda',
    'x-adv',
    ['X-ADV', 'X-ADV', 'X-ADV'],
    [
      ['xadv', 'x-adv 750'],
      ['เอ็กซ์-เอดีวี', 'เอ็กเอดีวี', 'XADV 750'],
      ['エックスアドブ', 'X-ADV750'],
    ],
    [
      gen('RC95', 2017, 2020, 745, chassis(238, bigFork(41, 155), monoShock(330, 65))),
      gen('RH10', 2021, null, 745, chassis(236, bigFork(41, 155), monoShock(330, 65))),
    ],
  ),
  model(
    'honda',
    'crf250l',
    ['CRF250L', 'CRF250L', 'CRF250L'],
    [
      ['CRF 250L', 'crf250', 'crf250 rally'],
      ['ซีอาร์เอฟ 250L', 'CRF250', 'ซีอาร์เอฟ250', 'ซีอาเอฟ 250'],
      ['CRF250', 'CRF250ラリー'],
    ],
    [gen('MD38', 2012, 2016, 249, crf250), gen('MD44', 2017, 2020, 249, crf250)],
  ),
  model(
    'honda',
    'crf300l',
    ['CRF300L', 'CRF300L', 'CRF300L'],
    [
      ['CRF 300L', 'crf300', 'crf300 rally'],
      ['ซีอาร์เอฟ 300L', 'CRF300', 'ซีอาร์เอฟ300', 'CRF 300 แรลลี่'],
      ['CRF300', 'CRF300ラリー'],
    ],
    [gen('L', 2021, null, 286, crf300), gen('Rally', 2021, null, 286, crf300, { key: 'rally' })],
  ),
  model(
    'honda',
    'xl750-transalp',
    ['XL750 Transalp', 'XL750 ทรานแซลป์', 'XL750トランザルプ'],
    [
      ['xl750', 'transalp'],
      ['XL750', 'ทรานส์แอลป์', 'ทรานซัลป์'],
      ['トランザルプ', 'XL750'],
    ],
    [gen('RD16', 2023, null, 755, chassis(208, bigFork(43, 200), monoShock(370, 85, 2.3)))],
  ),
  model(
    'honda',
    'africa-twin-1000',
    ['Africa Twin 1000', 'แอฟริกา ทวิน 1000', 'アフリカツイン1000'],
    [
      ['crf1000l', 'africa twin'],
      ['CRF1000L', 'แอฟริกาทวิน'],
      ['CRF1000L', 'アフリカツイン'],
    ],
    [gen('SD04', 2016, 2017, 998, africaTwin), gen('SD04', 2018, 2019, 998, africaTwin)],
  ),
  model(
    'honda',
    'africa-twin-1100',
    ['Africa Twin 1100', 'แอฟริกา ทวิน 1100', 'アフリカツイン1100'],
    [
      ['crf1100l', 'africa twin'],
      ['CRF1100L', 'แอฟริกาทวิน'],
      ['CRF1100L', 'アフリカツイン'],
    ],
    [
      gen('SD10', 2020, 2023, 1084, africaTwin, { electronic: true }),
      gen('SD15', 2024, null, 1084, africaTwin, { electronic: true }),
    ],
  ),
]
