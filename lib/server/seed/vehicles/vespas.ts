import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { chassis, leadingLink, unitSwing } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('vespa', 'vespa')

const lx = chassis(114, leadingLink(270, 60), unitSwing(325, 75, 1))
const smallBody = chassis(130, leadingLink(275, 65), unitSwing(335, 80, 1))
const gts = chassis(158, leadingLink(285, 70), unitSwing(340, 85, 2, { bottom: '10x22' }))
const classic = chassis(110, leadingLink(270, 55), unitSwing(330, 75, 1, { top: '8x20' }))
const smallFrame = chassis(80, leadingLink(270, 50), unitSwing(300, 65, 1, { top: '8x20' }))

export const vespas: CatalogueModel[] = [
  model(
    'vespa',
    'sprint-125',
    ['Sprint 125', 'สปรินท์ 125', 'スプリント125'],
    [['sprint', 'sprint 125 i-get'], ['สปริ้น 125', 'สปรินท์', 'สปริ้นท์ 125'], ['スプリント']],
    [
      gen('3V ie', 2014, '2016-06', 125, smallBody),
      gen('i-get', '2016-07', 2018, 125, smallBody),
      gen('i-get', 2019, 2023, 125, smallBody),
      gen(null, 2024, null, 125, smallBody),
    ],
  ),
  model(
    'vespa',
    'sprint-150',
    ['Sprint 150', 'สปรินท์ 150', 'スプリント150'],
    [
      ['sprint', 'sprint 150 abs', 'sprint s 150'],
      ['สปริ้น 150', 'สปรินท์ S', 'สปริ้นท์ 150'],
      ['スプリント', 'スプリントS150'],
    ],
    [
      gen('3V ie', 2014, '2016-06', 155, smallBody),
      gen('i-get', '2016-07', 2018, 155, smallBody),
      gen('i-get', 2019, 2023, 155, smallBody),
      gen(null, 2024, null, 155, smallBody),
    ],
  ),
  model(
    'vespa',
    'primavera-125',
    ['Primavera 125', 'พรีมาเวร่า 125', 'プリマベーラ125'],
    [
      ['primavera', 'prima 125'],
      ['พรีม่า 125', 'พรีมาเวร่า', 'พรีมา125'],
      ['プリマヴェーラ125', 'プリマベーラ'],
    ],
    [
      gen('3V ie', 2014, '2016-06', 125, smallBody),
      gen('i-get', '2016-07', 2023, 125, smallBody),
      gen(null, 2024, null, 125, smallBody),
    ],
  ),
  model(
    'vespa',
    'primavera-150',
    ['Primavera 150', 'พรีมาเวร่า 150', 'プリマベーラ150'],
    [
      ['primavera', 'prima 150'],
      ['พรีม่า 150', 'พรีมาเวร่า', 'พรีมา150'],
      ['プリマヴェーラ150', 'プリマベーラ'],
    ],
    [
      gen('3V ie', 2014, '2016-06', 155, smallBody),
      gen('i-get', '2016-07', 2023, 155, smallBody),
      gen(null, 2024, null, 155, smallBody),
    ],
  ),
  model(
    'vespa',
    'elettrica',
    ['Elettrica', 'อิเล็ตทริก้า', 'エレットリカ'],
    [['vespa electric', 'vespa ev'], ['เวสป้าไฟฟ้า', 'อิเลททริก้า'], ['電動ベスパ']],
    [gen(null, 2018, null, null, smallBody)],
  ),
  model(
    'vespa',
    '946',
    ['946', '946', '946'],
    [['vespa 946', 'nove quattro sei'], ['เวสป้า 946', 'เก้าสี่หก'], ['ベスパ946']],
    [gen(null, 2013, null, 155, smallBody)],
  ),
  model(
    'vespa',
    'lx-125',
    ['LX 125', 'LX 125', 'LX125'],
    [
      ['lx', 'lx125', 'lx 125 ie'],
      ['แอลเอ็กซ์ 125', 'LX125', 'เวสป้า LX', 'แอลเอ็ก 125'],
      ['ベスパLX', 'LX125ie'],
    ],
    [gen(null, 2006, 2010, 125, lx), gen('ie', 2011, '2012-06', 125, lx), gen('3V ie', '2012-07', 2013, 125, lx)],
  ),
  model(
    'vespa',
    'lx-150',
    ['LX 150', 'LX 150', 'LX150'],
    [
      ['lx', 'lx150', 'lx 150 ie'],
      ['แอลเอ็กซ์ 150', 'LX150', 'เวสป้า LX', 'แอลเอ็ก 150'],
      ['ベスパLX', 'LX150ie'],
    ],
    [gen(null, 2006, 2010, 151, lx), gen('3V ie', 2011, 2013, 155, lx)],
  ),
  model(
    'vespa',
    's-125',
    ['S 125', 'S 125', 'S125'],
    [
      ['s125', 'vespa s', 's 125 i-get'],
      ['เอส 125', 'S125', 'เวสป้า S', 'เอส125'],
      ['ベスパS', 'ベスパS125'],
    ],
    [gen(null, 2007, 2013, 125, lx), gen('i-get', 2016, null, 125, lx)],
  ),
  model(
    'vespa',
    'lt-125',
    ['LT 125', 'LT 125', 'LT125'],
    [['lt125', 'vespa lt'], ['แอลที 125', 'LT125', 'เวสป้า LT'], ['ベスパLT']],
    [gen(null, 2014, 2018, 125, lx)],
  ),
  model(
    'vespa',
    'gts-150',
    ['GTS 150', 'GTS 150', 'GTS150'],
    [['gts150', 'gts super 150'], ['จีทีเอส 150', 'GTS150', 'จีทีเอส150'], ['GTSスーパー150']],
    [gen(null, 2016, 2022, 155, gts), gen(null, 2023, null, 155, gts)],
  ),
  model(
    'vespa',
    'gts-250',
    ['GTS 250', 'GTS 250', 'GTS250'],
    [['gts250', 'gts 250 ie'], ['จีทีเอส 250', 'GTS250', 'จีทีเอส250'], ['GTS250ie']],
    [gen(null, 2006, 2011, 244, gts)],
  ),
  model(
    'vespa',
    'gts-300',
    ['GTS 300', 'GTS 300', 'GTS300'],
    [
      ['gts', 'gts300', 'gts super 300', 'gts hpe'],
      ['จีทีเอส 300', 'GTS300', 'จีทีเอส', 'GTS ซุปเปอร์'],
      ['GTSスーパー300', 'ベスパGTS'],
    ],
    [
      gen('Super', 2009, 2013, 278, gts),
      gen('Super ABS', 2014, 2018, 278, gts),
      gen('HPE', 2019, 2022, 278, gts),
      gen('HPE', 2023, null, 278, gts),
    ],
  ),
  model(
    'vespa',
    'gtv-300',
    ['GTV 300', 'GTV 300', 'GTV300'],
    [['gtv', 'gtv300'], ['จีทีวี 300', 'GTV', 'จีทีวี300'], ['ベスパGTV']],
    [gen(null, 2011, 2014, 278, gts), gen(null, 2023, null, 278, gts)],
  ),
  model(
    'vespa',
    'sei-giorni',
    ['Sei Giorni', 'เซ จิออร์นี', 'セイジョルニ'],
    [['6 giorni', 'sei giorni 300'], ['เซจิออนี่', '6 จิออร์นี'], ['セイ・ジョルニ']],
    [gen(null, 2017, 2022, 278, gts)],
  ),

  model(
    'vespa',
    'px',
    ['PX', 'PX', 'PX'],
    [
      ['px125', 'px150', 'px200'],
      ['พีเอ็กซ์', 'พีเอ็ก', 'เวสป้าพีเอ็กซ์'],
      ['PX125', 'PX150', 'PX200'],
    ],
    [
      gen('PX125', 1977, 1997, 123, classic),
      gen('PX150', 1978, 1997, 150, classic),
      gen('PX200', 1977, 1998, 198, classic, { key: '200' }),
      gen('PX150 disc', 1998, 2016, 150, classic),
    ],
  ),
  model(
    'vespa',
    'excel',
    ['Excel', 'เอ็กเซล', 'エクセル'],
    [['excel 150', 'vespa excel'], ['เอ็กเซล 150', 'เวสป้าเอ็กเซล'], ['エクセル150']],
    [gen(null, 1984, 1996, 150, classic)],
  ),
  model(
    'vespa',
    'pk',
    ['PK', 'PK', 'PK'],
    [
      ['pk50', 'pk125'],
      ['พีเค', 'พีเค 125', 'เวสป้าพีเค'],
      ['PK125', 'PK50'],
    ],
    [gen('PK125', 1982, 1990, 121, smallFrame)],
  ),
  model(
    'vespa',
    '50-special',
    ['50 Special', '50 สเปเชียล', '50スペシャル'],
    [
      ['50s', 'small frame'],
      ['เวสป้าเล็ก', 'สมอลเฟรม', '50S'],
      ['50S', 'スモールフレーム'],
    ],
    [gen(null, 1969, 1983, 49, smallFrame)],
  ),
  model(
    'vespa',
    'super-150',
    ['Super 150', 'ซุปเปอร์ 150', 'スーパー150'],
    [['vespa super', 'vbc'], ['เวสป้าซุปเปอร์', 'ซุปเปอร์150'], ['ベスパスーパー']],
    [gen('VBC', 1965, 1979, 145, classic)],
  ),
  model(
    'vespa',
    'sprint-v',
    ['Sprint V', 'สปรินท์ วี', 'スプリントV'],
    [['sprint veloce', 'vlb'], ['สปริ้นวี', 'สปรินท์ เวโลเช่'], ['スプリントヴェローチェ']],
    [gen('VLB', 1969, 1979, 145, classic)],
  ),
  model(
    'vespa',
    'rally',
    ['Rally', 'แรลลี่', 'ラリー'],
    [
      ['rally 180', 'rally 200'],
      ['แรลลี่ 200', 'แรลลี 180'],
      ['ラリー200', 'ラリー180'],
    ],
    [gen('180', 1968, 1973, 181, classic), gen('200', 1972, 1979, 198, classic)],
  ),
]
