import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { chassis, fork, leadingLink, monoShock, unitSwing } from './chassis'
import { defineModels, gen } from './rows'

const model = defineModels('scooter', 'scooter')

const click = chassis(112, fork(31, 90), unitSwing(330, 75, 1))
const pcx = chassis(131, fork(31, 100), unitSwing(350, 75, 2))
const pcx160 = chassis(132, fork(31, 100), unitSwing(370, 85, 2))
const adv = chassis(133, fork(31, 120), unitSwing(370, 90, 2))
const forza = chassis(186, fork(33, 115), unitSwing(355, 85, 2, { top: '10x26', bottom: '10x26' }))
const adv350 = chassis(186, fork(37, 125), unitSwing(370, 90, 2, { top: '10x26', bottom: '10x26' }))
const fino = chassis(98, fork(27, 85), unitSwing(295, 65, 1))
const grandFilano = chassis(102, fork(31, 90), unitSwing(305, 70, 1))
const aerox = chassis(122, fork(31, 95), unitSwing(325, 75, 2))
const nmax = chassis(128, fork(31, 100), unitSwing(335, 75, 2))
const xmax = chassis(180, fork(33, 110), unitSwing(360, 85, 2, { top: '10x26', bottom: '10x26' }))
const tmax = chassis(218, fork(41, 120), monoShock(285, 60, 2, '10x26'))
const burgmanLarge = chassis(215, fork(41, 110), monoShock(290, 60, 2, '10x26'))
const lambrettaV = chassis(125, fork(31, 85), unitSwing(310, 70, 1))
const lambrettaX = chassis(166, leadingLink(275, 65, 2), unitSwing(340, 80, 2, { top: '10x26', bottom: '10x26' }))

export const scooters: CatalogueModel[] = [
  model(
    'honda',
    'click-110i',
    ['Click 110i', 'คลิก 110i', 'クリック110i'],
    [['click110'], ['คลิก110', 'คลิกไอ'], ['クリック110']],
    [gen(null, 2006, 2008, 108, click), gen(null, 2009, 2012, 108, click)],
  ),
  model(
    'honda',
    'click-125i',
    ['Click 125i', 'คลิก 125i', 'クリック125i'],
    [
      ['click125', 'click 125', 'vario 125'],
      ['คลิก125', 'คลิก 125', 'คลิกไอ 125'],
      ['クリック125', 'バリオ125'],
    ],
    [
      gen(null, 2012, 2014, 125, click),
      gen(null, 2015, '2018-02', 125, click),
      gen(null, '2018-03', 2022, 125, click),
      gen(null, 2023, null, 125, click),
    ],
  ),
  model(
    'honda',
    'click-150i',
    ['Click 150i', 'คลิก 150i', 'クリック150i'],
    [['click150', 'vario 150'], ['คลิก150', 'คลิก 150'], ['クリック150']],
    [gen(null, 2018, 2021, 150, click)],
  ),
  model(
    'honda',
    'click-160',
    ['Click 160', 'คลิก 160', 'クリック160'],
    [
      ['click160', 'vario 160'],
      ['คลิก160', 'คลิก160i'],
      ['クリック 160', 'バリオ160'],
    ],
    [gen(null, 2022, 2024, 157, click), gen(null, 2025, null, 157, click)],
  ),
  model(
    'honda',
    'scoopy',
    ['Scoopy', 'สกู๊ปปี้', 'スクーピー'],
    [['scoopy-i', 'scoopy i', 'scoopy110'], ['สกู๊ปปี้ไอ', 'สกุปปี้', 'สกู๊ปปี้ 110'], ['スクーピーi']],
    [
      gen(null, 2009, 2012, 108, click),
      gen(null, 2013, 2016, 108, click),
      gen(null, 2017, '2020-10', 108, click),
      gen(null, '2020-11', 2023, 109, click),
      gen(null, 2024, null, 109, click),
    ],
  ),
  model(
    'honda',
    'zoomer-x',
    ['Zoomer-X', 'ซูมเมอร์ เอ็กซ์', 'ズーマーX'],
    [['zoomer x', 'zoomerx'], ['ซูมเมอร์', 'ซูมเมอร์x'], ['ズーマーエックス']],
    [gen(null, 2012, 2014, 108, click), gen(null, 2015, 2019, 108, click)],
  ),
  model(
    'honda',
    'moove',
    ['Moove', 'มูฟ', 'ムーヴ'],
    [['moove 110'], ['มูฟ 110', 'ฮอนด้ามูฟ'], ['ムーヴ110']],
    [gen(null, 2014, 2017, 108, click)],
  ),
  model(
    'honda',
    'lead-125',
    ['Lead 125', 'ลีด 125', 'リード125'],
    [['lead125', 'lead'], ['ลีด125', 'ลีด'], ['リード 125']],
    [gen(null, 2022, 2023, 125, click), gen(null, 2024, null, 125, click)],
  ),
  model(
    'honda',
    'giorno-plus',
    ['Giorno+', 'จีออโน่ พลัส', 'ジョルノ+'],
    [
      ['giorno', 'giorno plus', 'giorno 125'],
      ['จิออโน่', 'จีออโน่', 'จอโน่'],
      ['ジョルノプラス', 'ジョルノ125'],
    ],
    [gen(null, 2023, null, 125, click)],
  ),
  model(
    'honda',
    'pcx150',
    ['PCX150', 'PCX150', 'PCX150'],
    [
      ['PCX 150', 'pcx'],
      ['พีซีเอ็กซ์ 150', 'พีซีเอ็ก 150', 'พีซีเอ็กซ์150'],
      ['PCX 150', 'ピーシーエックス150'],
    ],
    [
      gen('KF12', 2010, '2012-06', 153, pcx),
      gen('KF12', '2012-07', '2014-05', 153, pcx),
      gen('KF18', '2014-06', 2017, 153, pcx),
      gen('KF30', 2018, 2020, 149, pcx),
    ],
  ),
  model(
    'honda',
    'pcx-hybrid',
    ['PCX Hybrid', 'PCX Hybrid', 'PCXハイブリッド'],
    [
      ['pcx e:hev', 'pcx hev'],
      ['พีซีเอ็กซ์ ไฮบริด', 'PCX ไฮบริด', 'พีซีเอ็กซ์ e:HEV'],
      ['PCX HYBRID', 'PCX e:HEV'],
    ],
    [gen(null, 2018, 2020, 149, pcx), gen('e:HEV', 2021, null, 157, pcx160)],
  ),
  model(
    'honda',
    'pcx160',
    ['PCX160', 'PCX160', 'PCX160'],
    [
      ['PCX 160', 'pcx'],
      ['พีซีเอ็กซ์ 160', 'พีซีเอ็ก 160', 'พีซีเอ็กซ์160'],
      ['PCX 160', 'ピーシーエックス160'],
    ],
    [gen('KF47', 2021, 2024, 157, pcx160), gen(null, 2025, null, 157, pcx160)],
  ),
  model(
    'honda',
    'adv150',
    ['ADV150', 'ADV150', 'ADV150'],
    [['ADV 150', 'adv'], ['เอดีวี 150', 'เอดีวี150'], ['ADV 150']],
    [gen('KF38', 2019, '2022-06', 149, adv)],
  ),
  model(
    'honda',
    'adv160',
    ['ADV160', 'ADV160', 'ADV160'],
    [['ADV 160', 'adv'], ['เอดีวี 160', 'เอดีวี160'], ['ADV 160']],
    [gen('KF54', '2022-07', 2024, 157, adv), gen(null, 2025, null, 157, adv)],
  ),
  model(
    'honda',
    'adv350',
    ['ADV350', 'ADV350', 'ADV350'],
    [['ADV 350'], ['เอดีวี 350', 'เอดีวี350'], ['ADV 350']],
    [gen('NF09', 2022, 2024, 330, adv350), gen(null, 2025, null, 330, adv350)],
  ),
  model(
    'honda',
    'forza-300',
    ['Forza 300', 'ฟอร์ซ่า 300', 'フォルツァ300'],
    [
      ['forza300', 'forza'],
      ['ฟอซ่า 300', 'ฟอร์ซ่า300', 'ฟอร์ซ่า'],
      ['フォルツァ', 'フォルツア300'],
    ],
    [gen('NF02', 2013, '2018-06', 279, forza), gen('NF08', '2018-07', '2020-10', 279, forza)],
  ),
  model(
    'honda',
    'forza-350',
    ['Forza 350', 'ฟอร์ซ่า 350', 'フォルツァ350'],
    [
      ['forza350', 'forza'],
      ['ฟอซ่า 350', 'ฟอร์ซ่า350', 'ฟอร์ซ่า'],
      ['フォルツァ', 'フォルツア350'],
    ],
    [gen('NF04', '2020-11', 2022, 330, forza), gen('NF04', 2023, null, 330, forza)],
  ),
  model(
    'honda',
    'sh150i',
    ['SH150i', 'SH150i', 'SH150i'],
    [['SH 150', 'SH150'], ['เอสเอช 150i', 'เอสเอช150'], ['SH150']],
    [gen(null, 2012, 2017, 153, chassis(136, fork(33, 100), unitSwing(330, 80, 2)))],
  ),
  model(
    'honda',
    'cuv-e',
    ['CUV e:', 'CUV e:', 'CUV e:'],
    [['cuv e', 'cuv'], ['ซียูวี อี', 'ฮอนด้าไฟฟ้า CUV'], ['CUV e']],
    [gen(null, 2025, null, null, chassis(120, fork(31, 90), unitSwing(330, 75, 2)))],
  ),

  model(
    'yamaha',
    'mio',
    ['Mio', 'มีโอ', 'ミオ'],
    [['mio 115', 'mio125', 'mio 125i'], ['มีโอ 115', 'มีโอ125', 'มีโอ 125i'], ['ミオ125']],
    [gen(null, 2003, 2008, 113, fino), gen(null, 2009, 2012, 113, fino), gen('125i', 2013, 2017, 125, fino)],
  ),
  model(
    'yamaha',
    'fino',
    ['Fino', 'ฟีโน่', 'フィーノ'],
    [
      ['fino 115', 'fino 125', 'fino125i'],
      ['ฟีโน่ 115', 'ฟีโน่125', 'ฟีโน่ 115i'],
      ['フィーノ115', 'フィーノ125'],
    ],
    [gen(null, 2006, 2012, 113, fino), gen('115i', 2013, '2015-12', 113, fino), gen('125i', 2016, null, 125, fino)],
  ),
  model(
    'yamaha',
    'grand-filano',
    ['Grand Filano', 'แกรนด์ ฟีลาโน่', 'グランドフィラーノ'],
    [
      ['filano', 'grandfilano', 'grand filano hybrid'],
      ['ฟีลาโน่', 'แกรนฟีลาโน่', 'แกรนด์ฟีลาโน่ ไฮบริด'],
      ['フィラーノ', 'グランドフィラノ'],
    ],
    [
      gen(null, 2014, '2018-06', 125, grandFilano),
      gen('Hybrid', '2018-07', 2022, 125, grandFilano),
      gen('Hybrid', 2023, null, 125, grandFilano),
    ],
  ),
  model(
    'yamaha',
    'qbix',
    ['QBIX', 'QBIX', 'QBIX'],
    [['qbix 125', 'q-bix'], ['คิวบิกซ์', 'คิวบิก', 'QBIX 125'], ['キュービックス']],
    [gen(null, 2017, 2021, 125, grandFilano)],
  ),
  model(
    'yamaha',
    'fazzio-125',
    ['Fazzio 125', 'ฟาซซิโอ 125', 'ファツィオ125'],
    [
      ['fazzio', 'fazzio hybrid'],
      ['ฟาซซิโอ', 'ฟาซิโอ', 'ฟาสซิโอ้'],
      ['ファツィオ', 'ファジオ125'],
    ],
    [gen('Hybrid', 2022, null, 125, grandFilano)],
  ),
  model(
    'yamaha',
    'freego-125',
    ['FreeGo 125', 'ฟรีโก 125', 'フリーゴー125'],
    [['freego', 'free go'], ['ฟรีโก', 'ฟรีโก้'], ['フリーゴー']],
    [gen(null, 2018, 2021, 125, fino)],
  ),
  model(
    'yamaha',
    'ttx-115i',
    ['TTX 115i', 'TTX 115i', 'TTX115i'],
    [['ttx'], ['ทีทีเอ็กซ์ 115i', 'TTX', 'ทีทีเอ็กซ์'], ['TTX']],
    [gen(null, 2010, 2015, 113, fino)],
  ),
  model(
    'yamaha',
    'aerox-155',
    ['Aerox 155', 'แอร็อกซ์ 155', 'エアロックス155'],
    [
      ['aerox', 'aerox155', 'nvx'],
      ['แอร็อค 155', 'แอร็อกซ์', 'แอรอก'],
      ['エアロックス', 'NVX155'],
    ],
    [gen('B65', 2017, 2020, 155, aerox), gen('BFG', 2021, 2024, 155, aerox), gen('Alpha', 2025, null, 155, aerox)],
  ),
  model(
    'yamaha',
    'nmax-155',
    ['NMAX 155', 'NMAX 155', 'NMAX155'],
    [
      ['nmax', 'n-max 155'],
      ['เอ็นแม็กซ์ 155', 'เอ็นแม็ก', 'เอ็นแม็กซ์', 'NMAX'],
      ['エヌマックス155', 'NMAX'],
    ],
    [gen('2DP', 2015, 2019, 155, nmax), gen('BBD', 2020, 2024, 155, nmax), gen('Turbo', 2025, null, 155, nmax)],
  ),
  model(
    'yamaha',
    'lexi-155',
    ['LEXi 155', 'เล็กซี่ 155', 'LEXi155'],
    [['lexi', 'lexi vva'], ['เล็กซี่', 'เล็กซี'], ['レクシィ155']],
    [gen(null, 2019, 2023, 155, chassis(115, fork(31, 90), unitSwing(325, 75, 2)))],
  ),
  model(
    'yamaha',
    'xmax-300',
    ['XMAX 300', 'XMAX 300', 'XMAX300'],
    [
      ['xmax', 'x-max 300', 'xmax300'],
      ['เอ็กซ์แม็กซ์ 300', 'เอ็กซ์แม็ก', 'เอ็กแม็ก 300', 'XMAX'],
      ['エックスマックス300', 'XMAX'],
    ],
    [gen('B74', 2017, 2022, 292, xmax), gen('BMR', 2023, 2024, 292, xmax), gen(null, 2025, null, 292, xmax)],
  ),
  model(
    'yamaha',
    'tmax',
    ['TMAX', 'TMAX', 'TMAX'],
    [
      ['tmax 530', 'tmax 560', 't-max'],
      ['ทีแม็กซ์', 'ทีแม็ก', 'ทีแม็กซ์ 560'],
      ['ティーマックス', 'TMAX560'],
    ],
    [
      gen('530', 2012, 2016, 530, tmax),
      gen('530', 2017, 2019, 530, tmax),
      gen('560', 2020, 2021, 562, tmax),
      gen('560', 2022, null, 562, tmax),
    ],
  ),
  model(
    'suzuki',
    'burgman-200',
    ['Burgman 200', 'เบิร์กแมน 200', 'バーグマン200'],
    [['burgman200', 'uh200'], ['เบิร์กแมน200', 'เบอร์แมน 200'], ['バーグマン']],
    [gen(null, 2014, 2020, 200, chassis(163, fork(33, 105), unitSwing(340, 80, 2)))],
  ),
  model(
    'suzuki',
    'burgman-400',
    ['Burgman 400', 'เบิร์กแมน 400', 'バーグマン400'],
    [
      ['burgman400', 'an400'],
      ['เบิร์กแมน400', 'เบอร์แมน 400'],
      ['スカイウェイブ400', 'AN400'],
    ],
    [gen(null, 2011, 2016, 400, burgmanLarge), gen(null, 2017, null, 400, burgmanLarge)],
  ),
  model(
    'suzuki',
    'burgman-street-125',
    ['Burgman Street 125EX', 'เบิร์กแมน สตรีท 125EX', 'バーグマンストリート125EX'],
    [
      ['burgman street', 'burgman 125'],
      ['เบิร์กแมน สตรีท', 'เบิร์กแมน 125'],
      ['バーグマン125', 'バーグマンストリート'],
    ],
    [gen(null, 2023, null, 124, chassis(112, fork(31, 85), unitSwing(320, 70, 1)))],
  ),
  model(
    'lambretta',
    'v125',
    ['V125 Special', 'V125 Special', 'V125スペシャル'],
    [['v125', 'lambretta v125'], ['วี 125 สเปเชียล', 'แลมเบรตต้า V125', 'แลม 125'], ['V125']],
    [gen(null, 2018, null, 125, lambrettaV)],
  ),
  model(
    'lambretta',
    'v200',
    ['V200 Special', 'V200 Special', 'V200スペシャル'],
    [['v200', 'lambretta v200'], ['วี 200 สเปเชียล', 'แลมเบรตต้า V200', 'แลม 200'], ['V200']],
    [gen(null, 2018, null, 169, lambrettaV)],
  ),
  model(
    'lambretta',
    'x300',
    ['X300', 'X300', 'X300'],
    [['X 300', 'lambretta x300'], ['เอ็กซ์ 300', 'แลม X300'], ['ランブレッタX300']],
    [gen(null, 2022, null, 275, lambrettaX)],
  ),
  model(
    'lambretta',
    'g350',
    ['G350', 'G350', 'G350'],
    [['G 350', 'lambretta g350'], ['จี 350', 'แลม G350'], ['ランブレッタG350']],
    [gen(null, 2023, null, 330, lambrettaX)],
  ),
  model(
    'gpx',
    'drone',
    ['Drone', 'โดรน', 'ドローン'],
    [['drone 150', 'gpx drone'], ['โดรน 150', 'GPX โดรน'], ['ドローン150']],
    [
      gen(null, 2021, 2022, 149, chassis(142, fork(33, 110), unitSwing(360, 85, 2))),
      gen(null, 2023, null, 149, chassis(142, fork(33, 110), unitSwing(360, 85, 2))),
    ],
  ),
  model(
    'gpx',
    'tuscany-150',
    ['Tuscany 150', 'ทัสคานี 150', 'トスカーナ150'],
    [['tuscany'], ['ทัสคานี', 'ทัสคานี่ 150'], ['トスカーナ']],
    [gen(null, 2022, null, 149, chassis(126, fork(31, 85), unitSwing(320, 70, 1)))],
  ),
]
