import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { chassis, fork, monoShock, twinShock } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('underbone', 'underbone')

const wave = chassis(98, fork(26, 90), twinShock(335, 70))
const wave125 = chassis(105, fork(26, 95), twinShock(340, 70))
const superCub = chassis(106, fork(26, 95), twinShock(340, 70))
const hunterCub = chassis(120, fork(27, 110), twinShock(355, 80))
const monkey = chassis(105, fork(31, 100), twinShock(275, 65))
const grom = chassis(103, fork(31, 95), monoShock(270, 55, 2))
const spark = chassis(99, fork(26, 95), twinShock(325, 70))
const exciter = chassis(119, fork(31, 115), monoShock(235, 50, 2))
const smash = chassis(97, fork(26, 90), twinShock(325, 65))
const raider = chassis(109, fork(31, 115), monoShock(240, 50, 2))
const ksr = chassis(95, fork(30, 95), monoShock(250, 55, 2))

export const underbones: CatalogueModel[] = [
  model(
    'honda',
    'dream',
    ['Dream', 'ดรีม', 'ドリーム'],
    [['dream c100', 'dream 100'], ['ดรีมคุรุสภา', 'ดรีมท้ายเป็ด', 'ดรีม 100'], ['ドリーム100']],
    [gen('C100', 1986, 1998, 97, wave), gen('Dream 99', 1999, 2002, 97, wave)],
  ),
  model(
    'honda',
    'wave-100',
    ['Wave 100', 'เวฟ 100', 'ウェーブ100'],
    [['wave100', 'wave 100s'], ['เวฟ100', 'เวฟ 100s', 'เวฟร้อย'], ['ウェイブ100']],
    [gen(null, 1997, 2001, 97, wave), gen(null, 2002, 2004, 97, wave), gen('100S', 2005, 2009, 97, wave)],
  ),
  model(
    'honda',
    'wave-110i',
    ['Wave 110i', 'เวฟ 110i', 'ウェーブ110i'],
    [
      ['wave110', 'wave110i', 'wave 110'],
      ['เวฟ110', 'เวฟ110i', 'เวฟร้อยสิบ'],
      ['ウェーブ110', 'ウェイブ110i'],
    ],
    [gen(null, 2009, '2011-08', 109, wave), gen(null, '2011-09', 2018, 109, wave), gen(null, 2019, null, 109, wave)],
  ),
  model(
    'honda',
    'wave-125',
    ['Wave 125', 'เวฟ 125', 'ウェーブ125'],
    [['wave125', 'wave 125r', 'wave 125s'], ['เวฟ125', 'เวฟ 125r', 'เวฟ 125s'], ['ウェイブ125']],
    [gen('R / S', 2002, '2005-06', 125, wave125)],
  ),
  model(
    'honda',
    'wave-125i',
    ['Wave 125i', 'เวฟ 125i', 'ウェーブ125i'],
    [['wave125i', 'wave 125', 'wave 125i led'], ['เวฟ125i', 'เวฟ125', 'เวฟ 125i ปลาวาฬ'], ['ウェイブ125i']],
    [
      gen(null, '2005-07', 2011, 125, wave125),
      gen(null, 2012, 2017, 125, wave125),
      gen(null, 2018, 2022, 125, wave125),
      gen(null, 2023, null, 124, wave125),
    ],
  ),
  model(
    'honda',
    'super-cub',
    ['Super Cub', 'ซุปเปอร์ คับ', 'スーパーカブ'],
    [
      ['supercub', 'cub 110', 'dream super cub'],
      ['ซูเปอร์คับ', 'ซุปเปอร์คัพ', 'ดรีมซุปเปอร์คับ', 'คับ'],
      ['カブ', 'スーパーカブ110'],
    ],
    [gen('JA10', 2013, '2018-05', 109, superCub), gen('JA44', '2018-06', null, 109, superCub)],
  ),
  model(
    'honda',
    'c125',
    ['C125', 'C125', 'スーパーカブC125'],
    [
      ['super cub c125', 'C 125', 'cubhouse'],
      ['ซี 125', 'ซี125', 'คับ C125', 'คับเฮาส์'],
      ['C125', 'カブC125'],
    ],
    [gen('JA48', 2018, 2021, 124, superCub), gen('JA58', 2022, null, 123, superCub)],
  ),
  model(
    'honda',
    'ct125',
    ['CT125', 'CT125', 'CT125・ハンターカブ'],
    [
      ['CT 125', 'hunter cub', 'trail 125', 'cubhouse'],
      ['ซีที 125', 'ซีที125', 'ฮันเตอร์คับ', 'คับเฮาส์'],
      ['ハンターカブ', 'CT125'],
    ],
    [gen('JA55', 2020, 2022, 124, hunterCub), gen('JA65', 2023, null, 123, hunterCub)],
  ),
  model(
    'honda',
    'monkey-125',
    ['Monkey 125', 'มังกี้ 125', 'モンキー125'],
    [['monkey', 'monkey125', 'cubhouse'], ['มังกี้', 'มังกี้125', 'ลิง 125', 'คับเฮาส์'], ['モンキー']],
    [gen('JB02', 2018, 2020, 125, monkey), gen('JB03', 2021, null, 124, monkey)],
  ),
  model(
    'honda',
    'dax-125',
    ['Dax 125', 'แดกซ์ 125', 'ダックス125'],
    [
      ['st125', 'dax', 'cubhouse'],
      ['แด็กซ์ 125', 'แดกซ์', 'ST125', 'คับเฮาส์'],
      ['ダックス', 'ST125'],
    ],
    [gen('JB04', 2022, null, 124, chassis(107, fork(31, 95), twinShock(290, 65)))],
  ),
  model(
    'honda',
    'msx125',
    ['MSX125', 'MSX125', 'グロム'],
    [
      ['MSX 125', 'grom', 'msx'],
      ['เอ็มเอสเอ็กซ์ 125', 'MSX', 'กรอม'],
      ['MSX125', 'グロム125'],
    ],
    [gen('JC61', 2013, 2015, 125, grom), gen('SF', 2016, 2020, 125, grom), gen('GROM', 2021, null, 124, grom)],
  ),
  model(
    'honda',
    'sonic-125',
    ['Sonic 125', 'โซนิค 125', 'ソニック125'],
    [['sonic'], ['โซนิค', 'โซนิก 125'], ['ソニック']],
    [gen(null, 1999, 2006, 125, chassis(98, fork(26, 100), monoShock(245, 50, 2)))],
  ),

  model(
    'yamaha',
    'spark',
    ['Spark', 'สปาร์ค', 'スパーク'],
    [
      ['spark 115i', 'spark 135', 'spark nano'],
      ['สปาร์ค 115i', 'สปาร์ค135', 'สปาร์คนาโน'],
      ['スパーク115i', 'スパーク135'],
    ],
    [gen('110', 2004, 2008, 110, spark), gen('135', 2006, 2012, 135, spark), gen('115i', 2009, 2016, 114, spark)],
  ),
  model(
    'yamaha',
    'finn',
    ['Finn', 'ฟินน์', 'フィン'],
    [['finn 115', 'yamaha finn'], ['ฟิน', 'ฟินน์ 115', 'ยามาฮ่าฟิน'], ['フィン115']],
    [gen(null, 2017, 2022, 114, spark), gen(null, 2023, null, 114, spark)],
  ),
  model(
    'yamaha',
    'exciter-150',
    ['Exciter 150', 'เอ็กไซเตอร์ 150', 'エキサイター150'],
    [['exciter150', 'y15zr'], ['เอ็กไซเตอร์150', 'เอกไซเตอร์'], ['エキサイター']],
    [gen(null, 2015, 2018, 150, exciter), gen(null, 2019, 2020, 150, exciter)],
  ),
  model(
    'yamaha',
    'exciter-155',
    ['Exciter 155', 'เอ็กไซเตอร์ 155', 'エキサイター155'],
    [['exciter155', 'y16zr', 'exciter vva'], ['เอ็กไซเตอร์155', 'เอกไซเตอร์ 155'], ['エキサイター']],
    [gen(null, 2021, null, 155, exciter)],
  ),

  model(
    'suzuki',
    'best-125',
    ['Best 125', 'เบสท์ 125', 'ベスト125'],
    [['best', 'shogun 125'], ['เบสท์', 'โชกุน 125'], ['ベスト']],
    [gen(null, 2004, 2009, 125, smash)],
  ),
  model(
    'suzuki',
    'smash',
    ['Smash', 'สแมช', 'スマッシュ'],
    [['smash 110', 'smash revo', 'smash 115'], ['สแมช 115', 'สแมชเรโว', 'สแมช 110'], ['スマッシュ115']],
    [gen('110', 2003, 2008, 110, smash), gen('Revo', 2009, 2014, 110, smash), gen('115 FI', 2015, null, 113, smash)],
  ),
  model(
    'suzuki',
    'raider-r150',
    ['Raider R150', 'ไรเดอร์ R150', 'レイダーR150'],
    [
      ['raider', 'raider 150', 'satria f150'],
      ['ไรเดอร์', 'ไรเดอร์ 150', 'เรดเดอร์ 150'],
      ['レイダー150', 'レイダー'],
    ],
    [gen(null, 2004, 2016, 147, raider), gen('Fi', 2017, null, 147, raider)],
  ),

  model(
    'kawasaki',
    'kaze',
    ['Kaze', 'คาเซ่', 'カゼ'],
    [['kaze 112', 'kaze zx'], ['คาเซ่ 112', 'คาเซ่ ZX'], ['カゼ112']],
    [gen(null, 1996, 2006, 112, smash)],
  ),
  model(
    'kawasaki',
    'ksr',
    ['KSR', 'KSR', 'KSR'],
    [
      ['ksr110', 'ksr pro'],
      ['เคเอสอาร์', 'KSR 110', 'เคเอสอาร์ โปร'],
      ['KSR110', 'KSRプロ'],
    ],
    [gen('110', 2003, 2012, 111, ksr), gen('PRO', 2013, 2017, 111, ksr)],
  ),
  model(
    'kawasaki',
    'z125-pro',
    ['Z125 Pro', 'Z125 Pro', 'Z125プロ'],
    [
      ['z125', 'z 125'],
      ['แซด 125 โปร', 'Z125', 'แซด125', 'แซดโปร'],
      ['Z125', 'Z125PRO'],
    ],
    [gen(null, 2015, null, 125, chassis(101, fork(30, 100), monoShock(260, 55, 2)))],
  ),
]
