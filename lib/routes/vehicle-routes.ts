/** Vehicles whose pages the specification names; further ones come from the data. */
const carSprings = [
  'alphard-hybrid-2016-current',
  'attrage-2019-current',
  'avanza-2012-current',
  'byd-atto3-2022-current',
  'city-gm-2008-2019',
  'city-gn-turbo-2020-current',
  'city-hatchback-2021',
  'ertiga',
  'haval-h6',
  'mirage',
  'mobilio',
  'ranger-raptor',
  'staria',
  'veloz',
  'xpander',
] as const

const scooters = [
  'GTX/ADV150',
  'GTX/ADV160',
  'GTX/ADV350',
  'GTX/AEROX155',
  'GTX/CLICK160',
  'GTX/FORZA300-350',
  'GTX/LEAD125',
  'GTX/NMAX155',
  'GTX/PCX160',
  'GTX/XMAX300',
  'YAMAHA/FAZZIO-125',
] as const

export const vehicleRoutes = [
  ...carSprings.map((model) => ({ path: `/car-spring/${model}` as const, title: 'car-spring-model' as const })),
  ...scooters.map((scooter) => ({ path: `/${scooter}` as const, title: 'scooter' as const })),
]
