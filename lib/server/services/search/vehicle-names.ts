import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/schema'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import { readLettersAtFigures } from '@/lib/server/search/spelled-letters'
import { canPart } from '@/lib/server/search/thai-cut'
import { splitRuns, type Run } from '@/lib/server/search/tokenize'

export type VehicleNames = {
  /** Every complete name of a model without its spaces, by how it sounds. */
  models: ReadonlyMap<string, string>
  /** Those of Latin letters alone, whatever words they have. */
  words: readonly string[]
  /** Figures that stand behind a name, by the name as it sounds: 155 of nmax. */
  figured: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of brands, as they sound. */
  brands: ReadonlySet<string>
}
/** A name as it was typed, and as the catalogue has it, without its spaces. */
export type VehicleName = { typed: string; known: string }

/** Names that are words of every day, too: alone they name no vehicle among other words. */
const alsoWords = new Set(
  [
    'alpha|best|bolt|carry|challenger|champ|city|classic|click|cross|dolphin|dragon|dream|drone|excel|expander|extender|fit',
    'focus|futura|highland|hunter|hybrid|insight|juniper|kicks|lead|leaf|majesty|march|meteor|monster|multi|note|pro|raider',
    'rally|ranger|samurai|seal|smash|sonic|spark|speed|sprint|standard|super|swift|terra|tiger|turbo|vertex|wave|wish',
    'คลิก|ซีล|โนต|แรลลี่|ไรเดอร์|แชมป์|ครอส|ดรีม|เบสท์|สปาร์ค|โฟกัส|クリック|フィット|ノート|シール|ドリーム|ハンター|ラリー|スパーク|ランサー',
  ]
    .join('|')
    .split('|')
    .map(toSound),
)
const namesSchema = z.object({ keys: z.array(z.string()) })
/** Letters of a name; fewer stand in many words. Three of a script without spaces do even between spaces. */
const fewest = { latin: 3, unspaced: 4 } as const
/** A name has no more runs of letters or figures. */
const mostRuns = 6
/** More words are no search. */
const mostPlaces = 24

/** One spelling for what sounds alike: long and short vowels, consonants at the end of a syllable, and names of letters beside figures. */
export function toSound(text: string): string {
  return (
    normalizeText(text)
      .replaceAll(' ', '')
      .replace(/[ีึื]/g, 'ิ')
      .replaceAll('ู', 'ุ')
      // Behind ั a consonant ends the syllable, and these sound alike there: คับ, คัพ.
      .replace(/ั[ปพภฟ]/g, 'ับ')
      // Before a vowel, or a consonant that is spoken with it, it begins one.
      .replace(/ค(?![\u0E30-\u0E3Aรลวอ])/g, 'ก')
  )
}

/** The names of all vehicles of the catalogue. */
export async function readVehicleNames(db: Kysely<Database>): Promise<VehicleNames> {
  const [vehicles, brands] = await Promise.all([
    db.selectFrom('search_document').select('names').where('kind', '=', 'vehicle').execute(),
    db.selectFrom('brand').select(['name_en', 'name_th', 'name_ja']).execute(),
  ])
  const keys = [...new Set(vehicles.flatMap(({ names }) => namesSchema.parse(JSON.parse(names)).keys))]
  return {
    models: new Map(keys.map((key): [string, string] => [toSound(key), key])),
    words: keys.filter((key) => /^[a-z]{4,}$/.test(key)),
    figured: readFigured(keys),
    brands: new Set(brands.flatMap(({ name_en, name_th, name_ja }) => [name_en, name_th, name_ja].map(toSound))),
  }
}

function readFigured(keys: readonly string[]): Map<string, Set<string>> {
  const figured = new Map<string, Set<string>>()
  for (const key of keys) {
    const [, name, figures] = /^(.*\D)(\d{2,4})\D{0,4}$/u.exec(key) ?? []
    if (name === undefined || figures === undefined) continue
    const sound = toSound(name)
    figured.set(sound, (figured.get(sound) ?? new Set()).add(figures))
  }
  return figured
}

/** Whether something of the catalogue is called exactly so. */
export function isVehicleName({ models, brands }: VehicleNames, text: string): boolean {
  const sound = toSound(text)
  return models.has(sound) || brands.has(sound)
}

/** Whether a text stands in a name of the catalogue: X-ADV 750 has an ADV 750 in it. */
export function isPartOfName({ models }: VehicleNames, text: string): boolean {
  const sound = toSound(text)
  return Array.from(models.keys()).some((name) => name.includes(sound))
}

/** Whether a text ends with the name of something that some letters belong to behind it: โช้คแจ๊ส and gk. */
export function isCalledWith({ models }: VehicleNames, text: string, letters: string): boolean {
  const sound = toSound(text)
  return Array.from(models.keys()).some((name) => {
    const at = name.indexOf(letters)
    return at >= fewest.latin && sound.endsWith(name.slice(0, at))
  })
}

/** Letters that may be left out of a name before its figures: XM300, NM155. */
const mostLeftOut = 2

/**
 * Whether something of the catalogue is called by some letters, or hardly more, and then by these figures: a Teana J32 is no TE32. One figure is
 * a name with its letters alone: an R3 is here, and a B6 is none of the CB650.
 */
export function hasFigured({ models }: VehicleNames, letters: string, figures: string): boolean {
  if (figures.length === 1) return isOwnCode(models, letters + figures)
  const called = new RegExp(`${letters}[a-z]{0,${mostLeftOut}}${figures}`)
  return Array.from(models.keys()).some((name) => called.test(name))
}

/** Whether a letter and a figure begin a name, or end one that is a name without them: the generation of an Accord G9. */
const isOwnCode = (models: VehicleNames['models'], code: string) =>
  Array.from(models.keys()).some(
    (name) =>
      (name.startsWith(code) && !/^\d/.test(name.slice(code.length))) ||
      (name.endsWith(code) && models.has(name.slice(0, -code.length))),
  )

/** Codes of a chassis in the catalogue that have the letters of one: jb74 for jb64. */
export function codesLike({ figured }: VehicleNames, code: string): string[] {
  const [, letters = ''] = /^([a-z]{2})\d{2}$/.exec(code) ?? []
  return Array.from(figured.get(letters) ?? [])
    .filter((figures) => figures.length === 2)
    .map((figures) => letters + figures)
}

/** A name with each of the figures that stand behind it in the catalogue: りど125 for りど. */
export const withFigures = ({ figured }: VehicleNames, name: string): string[] =>
  Array.from(figured.get(toSound(name)) ?? []).map((figures) => name + figures)

/** Whether a text is a brand and nothing else. */
export const isBrand = ({ brands }: VehicleNames, text: string): boolean => brands.has(toSound(text))

const isLong = (sound: string) => sound.length >= (/[a-z0-9]/.test(sound) ? fewest.latin : fewest.unspaced)
/** Figures alone are a size or a year. */
function toName(names: VehicleNames, typed: string): VehicleName | null {
  const sound = toSound(typed)
  const known = isLong(sound) && !/^\d+$/.test(sound) && !alsoWords.has(sound) ? names.models.get(sound) : undefined
  return known === undefined ? null : { typed, known }
}

/**
 * The longest complete name of a vehicle that stands among the words of a text; null = there is none that means nothing else. Within a word of Thai it may be a part.
 */
export function findVehicleName(names: VehicleNames, text: string): VehicleName | null {
  const typed = readLettersAtFigures(text)
  return findAmongRuns(names, typed) ?? findAmongRuns(names, dropSilent(typed)) ?? findAmongRuns(names, text)
}

function findAmongRuns(names: VehicleNames, text: string): VehicleName | null {
  const runs = splitRuns(text).slice(0, mostPlaces)
  for (let count = Math.min(mostRuns, runs.length); count > 0; count--)
    for (let at = 0; at + count <= runs.length; at++) {
      const name = toName(names, joinRuns(runs.slice(at, at + count)))
      if (name) return name
    }
  for (const run of runs) {
    const name = run.script === 'thai' ? findWithin(names, run.text) : null
    if (name !== null) return name
  }
  return null
}

/** Runs as they were typed: with a space only between words. */
export const joinRuns = (runs: readonly Run[]) =>
  runs.map((run, at) => (at > 0 && run.word !== runs[at - 1]?.word ? ` ${run.text}` : run.text)).join('')

/** Of what begins earliest, the longest. */
function findWithin(names: VehicleNames, word: string): VehicleName | null {
  for (let from = 0; from + fewest.unspaced <= word.length; from++) {
    if (!canPart(word, from)) continue
    for (let to = word.length; to - from >= fewest.unspaced; to--) {
      const name = canPart(word, to) ? toName(names, word.slice(from, to)) : null
      if (name) return name
    }
  }
  return null
}
