import type { LocalizedText } from '@/lib/contract/common'
import type { Capability, DealerKind, DealerSize, OpeningHours } from '@/lib/contract/dealer'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import { readMoreTowns } from './more-towns'
import { seedTowns, type SeedTown } from './towns'

export type SeedDealer = {
  town: SeedTown
  kind: DealerKind
  size: DealerSize
  name: LocalizedText
  code: string
  /** The first one is what most visitors call. */
  phones: readonly string[]
  street: { en: string; th: string }
  lines: readonly VehicleLine[]
  capabilities: readonly Capability[]
  hours: OpeningHours
}

const kinds: Record<
  DealerKind,
  { name: (town: LocalizedText) => LocalizedText; size: DealerSize; capabilities: readonly Capability[] }
> = {
  flagship: {
    name: ({ en, th, ja }) => ({
      en: `${en} Flagship Centre (sample)`,
      th: `ศูนย์หลัก${th} (ตัวอย่าง)`,
      ja: `${ja} フラッグシップセンター（サンプル）`,
    }),
    size: 'large',
    capabilities: [
      'sales',
      'fitting',
      'overhaul',
      'n2-recharge',
      'fork-service',
      'air-suspension',
      'alignment',
      'warranty-claim',
    ],
  },
  'service-centre': {
    name: ({ en, th, ja }) => ({
      en: `${en} Suspension Centre (sample)`,
      th: `ศูนย์ช่วงล่าง${th} (ตัวอย่าง)`,
      ja: `${ja} サスペンションセンター（サンプル）`,
    }),
    size: 'large',
    capabilities: ['sales', 'fitting', 'overhaul', 'n2-recharge', 'fork-service', 'alignment', 'warranty-claim'],
  },
  fitter: {
    name: ({ en, th, ja }) => ({
      en: `${en} Fitting Workshop (sample)`,
      th: `อู่ติดตั้งช่วงล่าง${th} (ตัวอย่าง)`,
      ja: `${ja} 取付店（サンプル）`,
    }),
    size: 'medium',
    capabilities: ['sales', 'fitting', 'alignment', 'warranty-claim'],
  },
  dealer: {
    name: ({ en, th, ja }) => ({
      en: `${en} Shock Shop (sample)`,
      th: `ร้านโช้คอัพ${th} (ตัวอย่าง)`,
      ja: `${ja} ショック販売店（サンプル）`,
    }),
    size: 'small',
    capabilities: ['sales'],
  },
  mobile: {
    name: ({ en, th, ja }) => ({
      en: `${en} Mobile Service (sample)`,
      th: `บริการเคลื่อนที่${th} (ตัวอย่าง)`,
      ja: `${ja} 出張サービス（サンプル）`,
    }),
    size: 'small',
    capabilities: ['fitting', 'n2-recharge'],
  },
}

/** Towns whose sample dealer is more than a shop; the others sell, and every third one fits. */
const special: Readonly<Record<string, DealerKind>> = {
  'bang-na': 'flagship',
  chatuchak: 'service-centre',
  nonthaburi: 'service-centre',
  'chon-buri': 'service-centre',
  'khon-kaen': 'service-centre',
  'chiang-mai': 'service-centre',
  phuket: 'service-centre',
  'hat-yai': 'service-centre',
  'nakhon-ratchasima': 'service-centre',
  phitsanulok: 'service-centre',
  'min-buri': 'mobile',
  pattaya: 'mobile',
  'hang-dong': 'mobile',
}

const linesInTurn: readonly (readonly VehicleLine[])[] = [
  ['scooter', 'bigbike'],
  ['car', 'pickup'],
  ['scooter', 'bigbike', 'car', 'pickup'],
  ['scooter'],
  ['pickup'],
]
const allLines = ['scooter', 'bigbike', 'car', 'pickup'] as const

const workday = { opens: '09:00', closes: '18:00' }
/** The days on which nearly everything in Thailand is closed. */
const holidays = ['01-01', '01-02', '04-13', '04-14', '04-15', '05-01', '12-31'].map((day) => ({ day, hours: null }))

function hoursOf(kind: DealerKind): OpeningHours {
  const sat = kind === 'dealer' ? { opens: '09:00', closes: '16:00' } : workday
  const sun = kind === 'flagship' ? { opens: '10:00', closes: '17:00' } : null
  return {
    weekly: { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat, sun },
    exceptions: [...holidays, { day: '2026-12-07', hours: null }],
  }
}

/** A shop has a landline, and whoever works on vehicles a mobile phone as well; who drives out is called there first. 02-000 and 067-000 are given to nobody. */
function phonesOf(kind: DealerKind, index: number): readonly string[] {
  const number = String(index + 1).padStart(4, '0')
  const [landline, mobile] = [`02-000-${number}`, `067-000-${number}`]
  if (kind === 'mobile') return [mobile, landline]
  return kind === 'dealer' && index % 2 === 0 ? [landline] : [landline, mobile]
}

function makeDealer(town: SeedTown, index: number): SeedDealer {
  const kind = special[town.id] ?? (index % 3 === 0 ? 'fitter' : 'dealer')
  const { name, size, capabilities } = kinds[kind]
  return {
    town,
    kind,
    size,
    name: name(town.name),
    code: `S${String(index + 1).padStart(2, '0')}`,
    phones: phonesOf(kind, index),
    street: { en: `${index + 1} Sample Road`, th: `${index + 1} ถนนตัวอย่าง` },
    lines:
      kind === 'flagship' || kind === 'service-centre'
        ? allLines
        : (linesInTurn[index % linesInTurn.length] ?? allLines),
    capabilities,
    hours: hoursOf(kind),
  }
}

/** A smaller town's shop works on what comes; some refill nitrogen, mend air suspension, or rest on Monday instead of Sunday. */
function makeCountryDealer(town: SeedTown, index: number): SeedDealer {
  const plain = makeDealer(town, index)
  const isNamPhong = town.amphur.th === 'น้ำพอง'
  const kind = index % 2 === 0 || isNamPhong ? 'fitter' : 'dealer'
  const { name, size, capabilities } = kinds[kind]
  const further = (every: number, ...more: Capability[]) => (kind === 'fitter' && index % every === 0 ? more : [])
  const isOpenOnSunday = index % 3 === 0 || isNamPhong
  const hours = hoursOf(kind)
  const weekly = isOpenOnSunday
    ? { ...hours.weekly, mon: null, sun: { opens: '09:00', closes: '15:00' } }
    : hours.weekly
  return {
    ...plain,
    kind,
    size,
    phones: phonesOf(kind, index),
    name: name(town.name),
    lines: kind === 'fitter' ? allLines : plain.lines,
    capabilities: [
      ...capabilities,
      ...(isNamPhong ? (['overhaul', 'n2-recharge'] as const) : further(4, 'overhaul', 'n2-recharge')),
      ...further(10, 'air-suspension'),
    ],
    hours: { ...hours, weekly },
  }
}

/** Sample dealers in every province, one a town: they say so in their names. */
export async function readSeedDealers(): Promise<SeedDealer[]> {
  const more = await readMoreTowns()
  return [...seedTowns.map(makeDealer), ...more.map((town, index) => makeCountryDealer(town, seedTowns.length + index))]
}
