import { vehicleRanges, type VehicleRange } from '@/lib/contract/vehicle-page'

export type SeedVehiclePage = {
  range: VehicleRange
  slug: string
  vehicles: readonly string[]
  /** Slug of the present edition, where this one is dated. */
  supersededBy?: string
}

type Row = readonly [slug: string, vehicles: string]
type DatedRow = readonly [slug: string, vehicles: string, supersededBy: string]

// Named by the specification first; these addresses never change.
const carSprings: readonly Row[] = [
  ['alphard-hybrid-2016-current', 'toyota-alphard-hybrid-2016 toyota-alphard-hybrid-2018 toyota-alphard-hybrid-2023'],
  ['attrage-2019-current', 'mitsubishi-attrage-2019'],
  ['avanza-2012-current', 'toyota-avanza-2012 toyota-avanza-2015'],
  ['byd-atto3-2022-current', 'byd-atto-3-2022 byd-atto-3-2024'],
  ['city-gm-2008-2019', 'honda-city-gm-2008 honda-city-gm-2011 honda-city-gm-2014 honda-city-gm-2017'],
  ['city-gn-turbo-2020-current', 'honda-city-gn-turbo-2019 honda-city-gn-turbo-2023'],
  ['city-hatchback-2021', 'honda-city-hatchback-2021 honda-city-hatchback-2024'],
  ['ertiga', 'suzuki-ertiga-2013 suzuki-ertiga-2019 suzuki-ertiga-2023'],
  ['haval-h6', 'gwm-haval-h6-2021 gwm-haval-h6-2024'],
  ['mirage', 'mitsubishi-mirage-2012 mitsubishi-mirage-2016 mitsubishi-mirage-2019'],
  ['mobilio', 'honda-mobilio-2014 honda-mobilio-2017'],
  ['ranger-raptor', 'ford-ranger-raptor-2018 ford-ranger-raptor-2022'],
  ['staria', 'hyundai-staria-2021'],
  ['veloz', 'toyota-veloz-2022'],
  ['xpander', 'mitsubishi-xpander-2018 mitsubishi-xpander-2022'],
  ['accord-2019-current', 'honda-accord-2019 honda-accord-2023'],
  ['br-v-2022-current', 'honda-br-v-2022'],
  ['civic-fd-2005-2011', 'honda-civic-2005 honda-civic-2009'],
  ['civic-fc-2016-2021', 'honda-civic-2016 honda-civic-2019'],
  ['civic-fe-2021-current', 'honda-civic-2021 honda-civic-2022'],
  ['cr-v-2017-current', 'honda-cr-v-2017 honda-cr-v-2023'],
  ['freed', 'honda-freed-2010 honda-freed-2013'],
  ['hr-v-2014-2021', 'honda-hr-v-2014 honda-hr-v-2018'],
  ['hr-v-2021-current', 'honda-hr-v-2021'],
  ['jazz-gk-2014-2020', 'honda-jazz-2014'],
  ['wr-v-2023-current', 'honda-wr-v-2023'],
  ['cx-3', 'mazda-cx-3-2015 mazda-cx-3-2021'],
  ['cx-30', 'mazda-cx-30-2020'],
  ['cx-5', 'mazda-cx-5-2013 mazda-cx-5-2018'],
  ['mazda2', 'mazda-mazda2-2015 mazda-mazda2-2019'],
  ['mazda3-2019-current', 'mazda-mazda3-2019'],
  ['mg3', 'mg-mg3-2015 mg-mg3-2018 mg-mg3-2024'],
  ['mg4', 'mg-mg4-2022'],
  ['mg5', 'mg-mg5-2013 mg-mg5-2021'],
  ['mg-ep', 'mg-ep-2020 mg-ep-2023'],
  ['mg-hs', 'mg-hs-2019 mg-hs-2023'],
  ['mg-zs', 'mg-zs-2017 mg-zs-2020'],
  ['almera-2011-2019', 'nissan-almera-2011 nissan-almera-2014'],
  ['almera-turbo-2019-current', 'nissan-almera-2019 nissan-almera-2023'],
  ['kicks', 'nissan-kicks-2020 nissan-kicks-2022'],
  ['march', 'nissan-march-2010 nissan-march-2013'],
  ['note', 'nissan-note-2017'],
  ['terra', 'nissan-terra-2018 nissan-terra-2021'],
  ['celerio', 'suzuki-celerio-2014'],
  ['ciaz', 'suzuki-ciaz-2015 suzuki-ciaz-2020'],
  ['jimny', 'suzuki-jimny-2019'],
  ['swift', 'suzuki-swift-2012 suzuki-swift-2015 suzuki-swift-2018 suzuki-swift-2021'],
  ['xl7', 'suzuki-xl7-2020 suzuki-xl7-2024'],
  ['c-hr', 'toyota-c-hr-2018'],
  ['camry-2018-current', 'toyota-camry-2018 toyota-camry-2024'],
  ['corolla-altis-2019-current', 'toyota-corolla-altis-2019'],
  ['corolla-cross', 'toyota-corolla-cross-2020 toyota-corolla-cross-2024'],
  ['fortuner-2015-current', 'toyota-fortuner-2015 toyota-fortuner-2020'],
  ['sienta', 'toyota-sienta-2016 toyota-sienta-2019'],
  ['vios-2013-2022', 'toyota-vios-2013 toyota-vios-2017'],
  ['yaris-2013-current', 'toyota-yaris-2013 toyota-yaris-2017'],
  ['yaris-ativ-2022-current', 'toyota-yaris-ativ-2022'],
  ['yaris-cross', 'toyota-yaris-cross-2023'],
]

// Editions of one span of years, from before their page was about all of them.
const datedCarSprings: readonly DatedRow[] = [
  ['ertiga-2019-2022', 'suzuki-ertiga-2019', 'ertiga'],
  ['mirage-2012-2019', 'mitsubishi-mirage-2012 mitsubishi-mirage-2016', 'mirage'],
  ['mobilio-2014-2016', 'honda-mobilio-2014', 'mobilio'],
  ['ranger-raptor-2018-2021', 'ford-ranger-raptor-2018', 'ranger-raptor'],
  ['swift-2012-2017', 'suzuki-swift-2012 suzuki-swift-2015', 'swift'],
  ['xpander-2018-2021', 'mitsubishi-xpander-2018', 'xpander'],
]

const dtgSports: readonly Row[] = [
  ['bt50-2006-2011', 'mazda-bt-50-2006 mazda-bt-50-2009'],
  ['bt50-2012-2020', 'mazda-bt-50-2012 mazda-bt-50-2016'],
  ['bt50-2021-current', 'mazda-bt-50-2021'],
  ['colorado-2004-2011', 'chevrolet-colorado-2004 chevrolet-colorado-2008'],
  ['colorado-2012-2020', 'chevrolet-colorado-2011 chevrolet-colorado-2016'],
  ['d-max-2011-2019', 'isuzu-d-max-2011 isuzu-d-max-2015'],
  ['d-max-2019-current', 'isuzu-d-max-2019 isuzu-d-max-2024'],
  ['everest-2003-2014', 'ford-everest-2003 ford-everest-2007'],
  ['everest-2015-2022', 'ford-everest-2015 ford-everest-2018'],
  ['everest-2022-current', 'ford-everest-2022'],
  ['extender', 'mg-extender-2019 mg-extender-2021'],
  ['fortuner-2005-2015', 'toyota-fortuner-2005 toyota-fortuner-2008 toyota-fortuner-2011'],
  ['fortuner-2015-current', 'toyota-fortuner-2015 toyota-fortuner-2020'],
  ['mux-2013-2020', 'isuzu-mu-x-2013 isuzu-mu-x-2017'],
  ['mux-2020-current', 'isuzu-mu-x-2020 isuzu-mu-x-2024'],
  ['navara-2014-current', 'nissan-navara-2014 nissan-navara-2021'],
  ['pajero-sport-2008-2015', 'mitsubishi-pajero-sport-2008 mitsubishi-pajero-sport-2012'],
  ['pajero-sport-2015-current', 'mitsubishi-pajero-sport-2015 mitsubishi-pajero-sport-2019'],
  ['ranger-2012-2022', 'ford-ranger-2012 ford-ranger-2015 ford-ranger-2019'],
  ['ranger-2022-current', 'ford-ranger-2022'],
  [
    'revo-prerunner',
    'toyota-hilux-revo-prerunner-2015 toyota-hilux-revo-prerunner-2017 toyota-hilux-revo-prerunner-2020',
  ],
  ['trailblazer', 'chevrolet-trailblazer-2012 chevrolet-trailblazer-2016'],
  ['triton-2005-2014', 'mitsubishi-triton-2005 mitsubishi-triton-2010'],
  ['triton-2014-2023', 'mitsubishi-triton-2014 mitsubishi-triton-2018'],
  ['triton-2023-current', 'mitsubishi-triton-2023'],
  ['vcross-2011-2019', 'isuzu-d-max-v-cross-2011 isuzu-d-max-v-cross-2015'],
  ['vcross-2019-current', 'isuzu-d-max-v-cross-2019 isuzu-d-max-v-cross-2024'],
  [
    'vigo-prerunner',
    'toyota-hilux-vigo-prerunner-2004 toyota-hilux-vigo-prerunner-2008 toyota-hilux-vigo-prerunner-2011',
  ],
]

const zSeries: readonly Row[] = [
  ['bonneville-t100', 'triumph-bonneville-t100-2009 triumph-bonneville-t100-2017 triumph-bonneville-t100-2021'],
  ['bonneville-t120', 'triumph-bonneville-t120-2016 triumph-bonneville-t120-2021'],
  ['cb500f', 'honda-cb500f-2013 honda-cb500f-2016 honda-cb500f-2019 honda-cb500f-2022'],
  ['cb650r', 'honda-cb650r-2019 honda-cb650r-2021 honda-cb650r-2024'],
  ['cbr650r', 'honda-cbr650r-2019 honda-cbr650r-2021 honda-cbr650r-2024'],
  ['classic-350', 'royal-enfield-classic-350-2015 royal-enfield-classic-350-2021'],
  ['interceptor-650', 'royal-enfield-interceptor-650-2019'],
  ['meteor-350', 'royal-enfield-meteor-350-2021'],
  ['monkey-125', 'honda-monkey-125-2018 honda-monkey-125-2021'],
  ['msx125', 'honda-msx125-2013 honda-msx125-2016 honda-msx125-2021'],
  ['mt-07', 'yamaha-mt-07-2014 yamaha-mt-07-2018 yamaha-mt-07-2021'],
  ['mt-09', 'yamaha-mt-09-2014 yamaha-mt-09-2017 yamaha-mt-09-2021 yamaha-mt-09-2024'],
  ['ninja-400', 'kawasaki-ninja-400-2018'],
  ['rebel-500', 'honda-rebel-500-2017 honda-rebel-500-2020'],
  ['super-cub', 'honda-super-cub-2013 honda-super-cub-2018'],
  ['w800', 'kawasaki-w800-2011 kawasaki-w800-2019'],
  ['wave-110i', 'honda-wave-110i-2009 honda-wave-110i-2011 honda-wave-110i-2019'],
  ['xsr155', 'yamaha-xsr155-2019'],
  ['xsr700', 'yamaha-xsr700-2016 yamaha-xsr700-2022'],
  ['z900', 'kawasaki-z900-2017 kawasaki-z900-2020'],
]

const gtx: readonly Row[] = [
  ['ADV150', 'honda-adv150-2019'],
  ['ADV160', 'honda-adv160-2022 honda-adv160-2025'],
  ['ADV350', 'honda-adv350-2022 honda-adv350-2025'],
  ['AEROX155', 'yamaha-aerox-155-2017 yamaha-aerox-155-2021 yamaha-aerox-155-2025'],
  ['CLICK160', 'honda-click-160-2022 honda-click-160-2025'],
  ['FORZA300-350', 'honda-forza-300-2013 honda-forza-300-2018 honda-forza-350-2020 honda-forza-350-2023'],
  ['LEAD125', 'honda-lead-125-2022 honda-lead-125-2024'],
  ['NMAX155', 'yamaha-nmax-155-2015 yamaha-nmax-155-2020 yamaha-nmax-155-2025'],
  ['PCX160', 'honda-pcx160-2021 honda-pcx160-2025'],
  ['XMAX300', 'yamaha-xmax-300-2017 yamaha-xmax-300-2023 yamaha-xmax-300-2025'],
]

const yamaha: readonly Row[] = [['FAZZIO-125', 'yamaha-fazzio-125-2022']]

const vespas: readonly Row[] = [
  [
    'gts',
    'vespa-gts-250-2006 vespa-gts-300-2009 vespa-gts-300-2014 vespa-gts-300-2019 vespa-gts-300-2023 vespa-gts-150-2016 vespa-gts-150-2023 vespa-gtv-300-2011 vespa-gtv-300-2023 vespa-sei-giorni-2017',
  ],
]

const pagesOf = (range: VehicleRange, rows: readonly (Row | DatedRow)[]): SeedVehiclePage[] =>
  rows.map(([slug, vehicles, supersededBy]) => ({
    range,
    slug,
    vehicles: vehicles.split(' '),
    ...(supersededBy === undefined ? {} : { supersededBy }),
  }))

/** The table of vehicle pages: which address is about which generations. Lists keep its order. */
export const vehiclePages: readonly SeedVehiclePage[] = [
  ...pagesOf('car-spring', [...carSprings, ...datedCarSprings]),
  ...pagesOf('dtg-sport', dtgSports),
  ...pagesOf('z-series', zSeries),
  ...pagesOf('gtx', gtx),
  ...pagesOf('yamaha', yamaha),
  ...pagesOf('vespa', vespas),
]

export const pathOfPage = (range: VehicleRange, slug: string): string => `${vehicleRanges[range].prefix}/${slug}`
