import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { carWishbone, chassis, coilAxle, strut } from './chassis'
import { defineModels, gen } from './rows'

const sedan = defineModels('car', 'sedan')
const hatchback = defineModels('car', 'hatchback')

const cityGd = chassis(1045, strut(495, 160), coilAxle(455, 180))
const cityGm = chassis(1085, strut(505, 165), coilAxle(465, 185))
const cityGn = chassis(1130, strut(515, 170), coilAxle(475, 190))
const civicEs = chassis(1180, strut(510, 160), coilAxle(480, 185))
const civicFd = chassis(1260, strut(525, 165), coilAxle(495, 190))
const civicFc = chassis(1300, strut(535, 170), coilAxle(510, 195))
const civicFe = chassis(1340, strut(540, 170), coilAxle(515, 195))
const accordG7 = chassis(1420, carWishbone(460, 130), coilAxle(500, 180))
const accordG9 = chassis(1500, strut(555, 170), coilAxle(525, 195))
const brio = chassis(940, strut(490, 155), coilAxle(450, 175))

export const hondaCars: CatalogueModel[] = [
  sedan(
    'honda',
    'city',
    ['City', 'ซิตี้', 'シティ'],
    [
      ['city zx', 'city gd'],
      ['ซิตี้ ZX', 'ซิตี้ 2003', 'ซีตี้'],
      ['フィットアリア', 'シティZX'],
    ],
    [gen('GD8', 2003, '2005-08', 1497, cityGd), gen('GD8 ZX', '2005-09', '2008-08', 1497, cityGd, { key: 'zx' })],
  ),
  sedan(
    'honda',
    'city-gm',
    ['City GM', 'ซิตี้ GM', 'シティGM'],
    [
      ['city 2008', 'city ivtec', 'city 2014'],
      ['ซิตี้ 2008', 'ซิตี้ ไอวีเทค', 'ซิตี้ 2014'],
      ['シティ', 'グレイス'],
    ],
    [
      gen('GM2 / GM3', '2008-09', '2011-08', 1497, cityGm),
      gen('GM2 / GM3', '2011-09', 2013, 1497, cityGm),
      gen('GM6', 2014, 2016, 1497, cityGm),
      gen('GM6', 2017, '2019-11', 1497, cityGm),
    ],
  ),
  sedan(
    'honda',
    'city-gn-turbo',
    ['City GN Turbo', 'ซิตี้ GN เทอร์โบ', 'シティGNターボ'],
    [
      ['city turbo', 'city rs', 'city gn'],
      ['ซิตี้ เทอร์โบ', 'ซิตี้ RS', 'ซิตี้ 2020'],
      ['シティターボ', 'シティRS'],
    ],
    [gen('GN1', '2019-12', '2023-06', 988, cityGn), gen('GN1', '2023-07', null, 988, cityGn)],
  ),
  hatchback(
    'honda',
    'city-hatchback',
    ['City Hatchback', 'ซิตี้ แฮทช์แบ็ก', 'シティハッチバック'],
    [['city hb', 'city hatch', 'city 5 door'], ['ซิตี้ 5 ประตู', 'ซิตี้แฮชแบ็ค', 'ซิตี้ HB'], ['シティHB']],
    [gen('GN5', 2021, 2023, 988, cityGn), gen('GN5', 2024, null, 988, cityGn)],
  ),
  hatchback(
    'honda',
    'jazz',
    ['Jazz', 'แจ๊ส', 'ジャズ'],
    [
      ['jazz gd', 'jazz ge', 'jazz gk', 'fit'],
      ['แจ๊ส GE', 'แจ๊ส GK', 'แจ๊ซ'],
      ['フィット', 'ジャズGK'],
    ],
    [
      gen('GD', '2003-11', '2008-02', 1497, cityGd),
      gen('GE', '2008-03', '2014-04', 1497, cityGm),
      gen('GK', '2014-05', 2021, 1497, cityGm),
    ],
  ),
  sedan(
    'honda',
    'civic',
    ['Civic', 'ซีวิค', 'シビック'],
    [
      ['civic fd', 'civic fc', 'civic fe', 'civic fk'],
      ['ซีวิค FD', 'ซีวิค FC', 'ซีวิค FE', 'ซีวิคนางฟ้า'],
      ['シビックFD', 'シビックFC', 'シビックFE'],
    ],
    [
      gen('ES', 2001, '2005-10', 1668, civicEs),
      gen('FD', '2005-11', 2008, 1799, civicFd),
      gen('FD', 2009, '2012-04', 1799, civicFd),
      gen('FB', '2012-05', 2015, 1798, civicFd),
      gen('FC', 2016, 2018, 1498, civicFc),
      gen('FC', 2019, '2021-07', 1498, civicFc),
      gen('FK', 2017, 2020, 1498, civicFc, { key: 'hatchback' }),
      gen('FE', '2021-08', 2024, 1498, civicFe),
      gen('FE e:HEV', 2022, null, 1993, civicFe),
    ],
  ),
  hatchback(
    'honda',
    'civic-type-r',
    ['Civic Type R', 'ซีวิค ไทป์อาร์', 'シビック タイプR'],
    [
      ['fl5', 'fk8', 'type r'],
      ['FL5', 'FK8', 'ไทป์อาร์'],
      ['タイプR', 'FL5'],
    ],
    [gen('FL5', 2023, null, 1996, chassis(1430, strut(535, 150), coilAxle(500, 170)), { electronic: true })],
  ),
  sedan(
    'honda',
    'accord',
    ['Accord', 'แอคคอร์ด', 'アコード'],
    [
      ['accord g7', 'accord g8', 'accord g9', 'accord g10'],
      ['แอคคอด', 'แอคคอร์ด G8', 'แอคคอร์ด G10', 'แอคคอร์ดปลาวาฬ'],
      ['アコードG9', 'アコードハイブリッド'],
    ],
    [
      gen('G7', 2003, 2007, 2354, accordG7),
      gen('G8', 2008, '2013-02', 2354, accordG7),
      gen('G9', '2013-03', '2019-02', 1993, accordG9),
      gen('G10', '2019-03', '2023-09', 1498, accordG9),
      gen('G11', '2023-10', null, 1993, accordG9),
    ],
  ),
  hatchback(
    'honda',
    'brio',
    ['Brio', 'บริโอ้', 'ブリオ'],
    [['brio 1.2'], ['บริโอ', 'ฮอนด้าบริโอ้'], ['ブリオ1.2']],
    [gen('DD1', 2011, 2015, 1198, brio), gen('DD1', 2016, 2018, 1198, brio)],
  ),
  sedan(
    'honda',
    'brio-amaze',
    ['Brio Amaze', 'บริโอ้ อเมซ', 'ブリオ アメイズ'],
    [['amaze', 'brio sedan'], ['อเมซ', 'บริโอ อเมซ'], ['アメイズ']],
    [gen('DD3', 2012, 2018, 1198, brio)],
  ),
  sedan(
    'honda',
    'insight',
    ['Insight', 'อินไซท์', 'インサイト'],
    [['insight hybrid'], ['อินไซต์', 'อินไซท์ ไฮบริด'], ['インサイトZE2']],
    [gen('ZE2', 2010, 2013, 1339, chassis(1190, strut(505, 165), coilAxle(465, 185)))],
  ),
]
