import { z } from 'zod'
import { axles } from '@/lib/contract/common'
import { fitmentSchema, fitmentStatuses } from '@/lib/contract/fitment'
import { productSpecSchema, type ProductSpec } from '@/lib/contract/product'
import { constructions, families, finishes, productKinds, seriesIds, springTypes } from '@/lib/contract/product-words'
import { drives, mountPointSchema, suspensionLayouts, vehicleBodies } from '@/lib/contract/vehicle'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import {
  adjusters,
  choice,
  day,
  figure,
  mount,
  orNone,
  partNumbers,
  restrictions,
  setups,
  slug,
  splitList,
  text,
  textOrEmpty,
  words,
  yearMonth,
  yesNo,
} from './parsers'

export type Column<T = unknown> = {
  /** always = in every file of the kind; new = for rows that add something; never = may be left out. */
  required: 'always' | 'new' | 'never'
  parse: z.ZodType<T, string>
  meaning: string
  /** Holds figures: 12,5 is read as 12.5 in files separated by semicolons. */
  figures?: true
}

type SpecFigure = Exclude<keyof ProductSpec, 'springType' | 'top' | 'bottom'>

const specMeanings = {
  lengthMm: 'eye-to-eye length, fully extended, mm',
  closedLengthMm: 'length fully compressed, mm',
  strokeMm: 'damper stroke, mm',
  lengthAdjustMm: 'range of the length adjuster, mm',
  bodyMm: 'outside diameter of the damper body, mm',
  shaftMm: 'piston rod diameter, mm',
  springRateNmm: 'spring rate (initial rate where progressive), N/mm',
  springRateEndNmm: 'final rate of a progressive or dual spring, N/mm',
  wireMm: 'wire diameter, mm',
  coilInnerMm: 'inside diameter of the coils, mm',
  springLengthMm: 'free length of the spring, mm',
  coils: 'active coils; may have a fraction',
  preloadMm: 'usable preload, mm',
  preloadSteps: 'preload steps',
  reboundClicks: 'rebound clicks',
  compressionClicks: 'compression clicks',
  highSpeedClicks: 'high-speed compression clicks',
  gasBar: 'gas charge, bar at 20 °C',
  heightFrontMm: 'change of ride height at the front, mm; negative lowers',
  heightRearMm: 'change of ride height at the rear, mm; negative lowers',
  extraLoadKg: 'extra axle load, kg',
  airBar: 'working air pressure, bar',
  airMaxBar: 'maximum air pressure, bar',
  bagLoadKg: 'load of one air bag, kg',
  forkTubeMm: 'inner diameter of the fork tube, mm',
  volumeMl: 'contents, ml',
  viscosityCst: 'viscosity at 40 °C, mm²/s',
  weightKg: 'weight of one part, kg',
} as const satisfies Record<SpecFigure, string>

function specFigure(key: SpecFigure): Column<number | null> {
  return {
    required: 'never',
    parse: z
      .string()
      .transform((cell) => cell || null)
      .pipe(figure.nullable())
      .pipe(productSpecSchema.shape[key]),
    meaning: specMeanings[key],
    figures: true,
  }
}

const specFigureKeys = Object.keys(specMeanings) as SpecFigure[]
const specFigures = Object.fromEntries(specFigureKeys.map((key) => [key, specFigure(key)])) as Record<
  SpecFigure,
  Column<number | null>
>

export const specColumns = {
  ...specFigures,
  springType: {
    required: 'never',
    parse: orNone(choice(springTypes)),
    meaning: 'linear, progressive, dual, tender or pigtail',
  },
  top: {
    required: 'never',
    parse: orNone(mount),
    meaning: 'upper mount: kind, bore x width in mm, e.g. eye 12x25, stem 10, flange',
    figures: true,
  },
  bottom: { required: 'never', parse: orNone(mount), meaning: 'lower mount, written likewise', figures: true },
} as const satisfies Record<keyof ProductSpec, Column>

/** PostgreSQL's `real` keeps seven digits: what is larger would be stored rounded, and its import could not be undone. */
const baht = figure.pipe(z.int().nonnegative().max(9_999_999))

export const productColumns = {
  code: { required: 'always', parse: text(40), meaning: 'the part number; finds the product that the row changes' },
  id: {
    required: 'never',
    parse: orNone(slug),
    meaning:
      'readable id in the address; made from English name and code for new products, left as it is for others. Another id moves the product; the former address leads to it',
  },
  family: { required: 'new', parse: choice(families), meaning: `family: ${families.join(', ')}` },
  kind: { required: 'new', parse: choice(productKinds), meaning: `kind of part: ${productKinds.join(', ')}` },
  series: { required: 'new', parse: choice(seriesIds), meaning: `series: ${seriesIds.join(', ')}` },
  axle: { required: 'never', parse: orNone(choice(axles)), meaning: 'front or rear; empty = not bound to one axle' },
  construction: {
    required: 'never',
    parse: orNone(choice(constructions)),
    meaning: `${constructions.join(', ')}; empty = not a damper`,
  },
  adjusters: {
    required: 'never',
    parse: adjusters,
    meaning:
      'letters, e.g. TRCL: preload stepped P, threaded T, hydraulic H, rebound R, compression C, high- and low-speed compression W, length L',
  },
  body_finish: { required: 'new', parse: choice(finishes), meaning: `colour of the body: ${finishes.join(', ')}` },
  spring_finish: {
    required: 'never',
    parse: orNone(choice(finishes)),
    meaning: 'colour of the spring; empty = no visible spring',
  },
  name_en: { required: 'new', parse: text(200), meaning: 'name in English' },
  name_th: { required: 'new', parse: text(200), meaning: 'name in Thai' },
  name_ja: { required: 'new', parse: text(200), meaning: 'name in Japanese' },
  tagline_en: { required: 'never', parse: textOrEmpty(300), meaning: 'one line in English' },
  tagline_th: { required: 'never', parse: textOrEmpty(300), meaning: 'one line in Thai' },
  tagline_ja: { required: 'never', parse: textOrEmpty(300), meaning: 'one line in Japanese' },
  description_en: { required: 'never', parse: textOrEmpty(5000), meaning: 'description in English' },
  description_th: { required: 'never', parse: textOrEmpty(5000), meaning: 'description in Thai' },
  description_ja: { required: 'never', parse: textOrEmpty(5000), meaning: 'description in Japanese' },
  price_thb: {
    required: 'never',
    parse: orNone(baht),
    meaning: 'recommended price with VAT, or the lowest of a range, whole THB; empty = ask a dealer',
    figures: true,
  },
  price_to_thb: {
    required: 'never',
    parse: orNone(baht),
    meaning:
      'the highest of a range, whole THB; empty = one price. Where a file has either of the two columns, it tells the whole price',
    figures: true,
  },
  former_codes: {
    required: 'never',
    parse: partNumbers,
    meaning:
      'part numbers that this one superseded, the latest first, separated by |; search and addresses lead from them to this product. A code that a file changes is added by itself',
  },
  original_numbers: {
    required: 'never',
    parse: partNumbers,
    meaning: "the vehicle makers' own numbers of what the part replaces, separated by |",
  },
  released_on: { required: 'new', parse: day, meaning: 'first day of sale, YYYY-MM-DD' },
  setups: {
    required: 'never',
    parse: setups,
    meaning:
      'settings, e.g. factory preload=4 rebound=12|sport rebound=8; columns factory, comfort, sport, load; figures preload, rebound, compression, highSpeed, sagMm',
    figures: true,
  },
  ...specColumns,
} as const satisfies Record<string, Column>

const point = mountPointSchema.shape
const positive = orNone(figure.pipe(z.number().positive()))

/** The same eight columns for either axle. */
const mountColumns = {
  layout: {
    required: 'never',
    parse: orNone(choice(suspensionLayouts)),
    meaning: `${suspensionLayouts.join(', ')}; empty = nothing known of this axle`,
  },
  quantity: {
    required: 'never',
    parse: orNone(figure.pipe(point.quantity)),
    meaning: 'parts on this axle, 1 or 2',
    figures: true,
  },
  length_mm: {
    required: 'never',
    parse: positive,
    meaning: 'length of the original damper, fully extended, mm',
    figures: true,
  },
  stroke_mm: { required: 'never', parse: positive, meaning: 'stroke of the original damper, mm', figures: true },
  top: { required: 'never', parse: orNone(mount), meaning: 'upper mount, e.g. eye 12x25', figures: true },
  bottom: { required: 'never', parse: orNone(mount), meaning: 'lower mount', figures: true },
  spring_rate_nmm: { required: 'never', parse: positive, meaning: 'rate of one original spring, N/mm', figures: true },
  fork_tube_mm: { required: 'never', parse: positive, meaning: 'inner diameter of the fork tube, mm', figures: true },
} as const satisfies Record<string, Column>

type MountColumns = typeof mountColumns
type AxleColumns<A extends string> = { [K in keyof MountColumns as `${A}_${K}`]: MountColumns[K] }
const forAxle = <A extends string>(axle: A) =>
  Object.fromEntries(
    Object.entries(mountColumns).map(([name, column]) => [`${axle}_${name}`, column]),
  ) as AxleColumns<A>

const driveList = z
  .string()
  .transform((cell) => splitList(cell.replaceAll(' ', '|')))
  .pipe(z.array(z.enum(drives)))

export const vehicleColumns = {
  brand: { required: 'always', parse: slug, meaning: 'id of the brand, e.g. honda' },
  brand_en: {
    required: 'never',
    parse: textOrEmpty(80),
    meaning: 'its name in English; needed for a new brand, empty = as it is',
  },
  brand_th: { required: 'never', parse: textOrEmpty(80), meaning: 'its name in Thai' },
  brand_ja: { required: 'never', parse: textOrEmpty(80), meaning: 'its name in Japanese' },
  model: { required: 'always', parse: slug, meaning: 'id of the model, e.g. honda-pcx160' },
  type: {
    required: 'never',
    parse: orNone(choice(vehicleTypes)),
    meaning: `${vehicleTypes.join(', ')}; needed for a new model`,
  },
  body: {
    required: 'never',
    parse: orNone(choice(vehicleBodies)),
    meaning: `${vehicleBodies.join(', ')}; needed for a new model`,
  },
  model_en: {
    required: 'never',
    parse: textOrEmpty(80),
    meaning: 'name of the model in English; needed for a new model, empty = as it is',
  },
  model_th: { required: 'never', parse: textOrEmpty(80), meaning: 'its name in Thai' },
  model_ja: { required: 'never', parse: textOrEmpty(80), meaning: 'its name in Japanese' },
  aliases_en: {
    required: 'never',
    parse: words,
    meaning: 'other ways to write the model in English, separated by |; added to those there are',
  },
  aliases_th: { required: 'never', parse: words, meaning: 'the same in Thai' },
  aliases_ja: { required: 'never', parse: words, meaning: 'the same in Japanese' },
  id: {
    required: 'never',
    parse: orNone(slug),
    meaning: 'id of the generation; made from the model and the first year when empty',
  },
  generation: {
    required: 'new',
    parse: text(80),
    meaning: 'chassis code or years as owners say it, e.g. KF47 or 2021–',
  },
  from: { required: 'always', parse: yearMonth, meaning: 'first month of sale, YYYY-MM' },
  to: { required: 'never', parse: orNone(yearMonth), meaning: 'last month of sale; empty = still made' },
  drives: {
    required: 'never',
    parse: driveList,
    meaning: '2wd, 4wd or both, separated by a space; empty for two-wheelers',
  },
  engine_cc: {
    required: 'never',
    parse: orNone(figure.pipe(z.int().positive())),
    meaning: 'displacement, cm³; empty = electric or not known',
    figures: true,
  },
  electric: { required: 'never', parse: yesNo, meaning: 'yes or no' },
  electronic: {
    required: 'never',
    parse: yesNo,
    meaning: 'yes when a trim with electronically controlled dampers exists',
  },
  ...forAxle('front'),
  ...forAxle('rear'),
} as const satisfies Record<string, Column>

export const fitmentColumns = {
  product: { required: 'always', parse: text(120), meaning: 'code or id of the product' },
  vehicle: { required: 'always', parse: slug, meaning: 'id of the generation' },
  axle: { required: 'never', parse: orNone(choice(axles)), meaning: 'front or rear; empty = the axle of the product' },
  quantity: {
    required: 'new',
    parse: figure.pipe(fitmentSchema.shape.quantity),
    meaning: 'parts needed for this axle, 1 to 4',
    figures: true,
  },
  status: { required: 'new', parse: choice(fitmentStatuses), meaning: fitmentStatuses.join(', ') },
  restrictions: {
    required: 'never',
    parse: restrictions,
    meaning:
      'separated by |: drive-only:4wd, from:2022-06, until:2024-01, not-electronic, reservoir-clearance, no-centre-stand, reuse-seat, check-mount:10, alignment, load-only:300, kit:bushes, trim:stop',
    figures: true,
  },
  ride_height_mm: {
    required: 'never',
    parse: orNone(figure),
    meaning: 'change of ride height on this axle, mm; negative lowers, empty = none',
    figures: true,
  },
  verified_by: {
    required: 'new',
    parse: text(20).pipe(fitmentSchema.shape.verifiedBy),
    meaning: 'fitted, measured or calculated',
  },
  verified_on: { required: 'new', parse: day, meaning: 'day of that, YYYY-MM-DD' },
} as const satisfies Record<string, Column>

export const importColumns = {
  products: productColumns,
  vehicles: vehicleColumns,
  fitments: fitmentColumns,
} as const satisfies Record<string, Record<string, Column>>
export type ImportKind = keyof typeof importColumns

/** What a row tells: a column that the file does not have is missing, so that the stored value stays. */
export type ValuesOf<T extends Record<string, Column>> = { -readonly [K in keyof T]?: z.output<T[K]['parse']> }
export type ProductValues = ValuesOf<typeof productColumns> & { code: string }
export type VehicleValues = ValuesOf<typeof vehicleColumns> & { brand: string; model: string; from: string }
export type FitmentValues = ValuesOf<typeof fitmentColumns> & { product: string; vehicle: string }
