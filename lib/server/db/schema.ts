import type { Generated } from 'kysely'
import type { SearchTables } from '@/lib/server/search/tables'
import type { AccountTables } from './tables/accounts'
import type { AnalyticsTables } from './tables/analytics'
import type { AskedTables } from './tables/asked'
import type { CaseTables } from './tables/cases'
import type { CommunityTables } from './tables/community'
import type { ContentTables } from './tables/content'
import type { DealerCornerTables } from './tables/dealer-corner'
import type { DealerTables } from './tables/dealers'
import type { DeskTables } from './tables/desk'
import type { MessageTables } from './tables/messages'
import type { LeaseTables } from './tables/leases'
import type { RetentionTables } from './tables/retention'
import type { WarrantyTables } from './tables/warranty'
import type { WishTables } from './tables/wishes'

/**
 * Portable types only, so that every query runs on SQLite and PostgreSQL: times are ISO-8601 text (UTC), days `YYYY-MM-DD`,
 * months `YYYY-MM`, booleans 0 / 1, JSON is text that a contract schema parses on the way out.
 */
export type BrandTable = { id: string; name_en: string; name_th: string; name_ja: string }

export type ModelTable = {
  id: string
  brand_id: string
  type: string
  body: string
  name_en: string
  name_th: string
  name_ja: string
}

/** One generation of a model, the unit a fitment names. */
export type VehicleTable = {
  id: string
  model_id: string
  /** Chassis code or years, the same in every language. */
  name: string
  from_ym: string
  /** NULL = still made. */
  to_ym: string | null
  /** JSON list of driven-axle variants; empty for two-wheelers. */
  drives: string
  /** NULL = electric or not told. */
  engine_cc: number | null
  electric: number
  /** 1 = a trim with electronically controlled dampers exists. */
  electronic: number
  /** JSON list of mount points, front first; read as a whole, never filtered on. */
  mount_points: string
}

/** Other ways people write a model; the reason search forgives. */
export type ModelAliasTable = { model_id: string; lang: string; alias: string }

/** A page of one vehicle in one range; `path` is the address every language shares. */
export type VehiclePageTable = {
  path: string
  range: string
  slug: string
  /** Order in lists of its range. */
  position: number
  /** Page that replaced a dated edition; NULL = the present one. */
  superseded_by: string | null
}

export type VehiclePageVehicleTable = { path: string; vehicle_id: string }

export type ProductTable = {
  id: string
  code: string
  /** Code in capitals without hyphens and spaces, O written as 0: what part-number search compares. */
  code_key: string
  family: string
  kind: string
  series: string
  /** NULL = not bound to one axle (oil, tools, complete kits). */
  axle: string | null
  /** NULL = not a damper. */
  construction: string | null
  /** JSON list of adjuster letters in the order they are written in the code. */
  adjusters: string
  body_finish: string
  /** NULL = no visible spring. */
  spring_finish: string | null
  /** Copy of the figure in `spec`, mm, indexed for the tape measure; NULL = not a damper. */
  length_mm: number | null
  stroke_mm: number | null
  top_kind: string | null
  bottom_kind: string | null
  /** JSON of the contract's ProductSpec. */
  spec: string
  /** JSON list of the contract's Setup. */
  setups: string
  /** Recommended price or the lowest one, THB without satang; NULL = ask a dealer. */
  price_thb: number | null
  /** The highest one; NULL = there is only one price, or none. */
  price_to_thb: number | null
  /** JSON list of part numbers that this one superseded. */
  former_codes: string
  /** JSON list of the vehicle makers' own numbers of what this part replaces. */
  original_numbers: string
  released_on: string
  updated_on: string
}

export type ProductTextTable = { product_id: string; lang: string; name: string; tagline: string; description: string }

/** One row an adjuster letter, because the adjuster facet counts them. */
export type ProductAdjusterTable = { product_id: string; adjuster: string }

/** One row a number of `former_codes` and `original_numbers` as `normalizeCode` writes it: what search compares. */
export type ProductNumberTable = { product_id: string; number_key: string; role: 'former' | 'original' }

/** One row a vehicle type with a listed fitment; kept beside `fitment` because the type filter would otherwise join three tables. */
export type ProductVehicleTypeTable = { product_id: string; type: string }

/** A former id of a product that still has to lead to it. */
export type ProductRedirectTable = { old_id: string; product_id: string }

export type FitmentTable = {
  product_id: string
  vehicle_id: string
  axle: string
  quantity: number
  status: string
  /** JSON list of the contract's Restriction. */
  restrictions: string
  /** Change of ride height on this axle, mm; negative lowers. */
  ride_height_mm: number
  verified_by: string
  verified_on: string
}

export type BannerTable = {
  id: string
  position: number
  href: string
  /** Product whose drawing is shown; NULL = none. */
  product_id: string | null
  /** JSON: title, text and action in three languages. */
  texts: string
  /** First and last day shown; NULL = open. */
  starts_on: string | null
  ends_on: string | null
}

export type ImportBatchTable = {
  id: string
  file_name: string
  /** reading → rehearsed → committed → undone; one that stays at reading was cut short. */
  status: string
  created_at: string
  /** JSON: kind of file, counts of added, changed, unchanged and wrong rows, times of commit and undo. */
  summary: string
  /** JSON: the first errors and differences that its rehearsal found; NULL = from before these were kept, or not read to the end. */
  report: string | null
}

/**
 * What an import batch changes, in order: planned by the rehearsal, applied by the commit, turned round by the undo.
 * Beside the rows of tables, a commit keeps here the search documents it replaced.
 */
export type ImportChangeTable = {
  id: Generated<number>
  batch_id: string
  entity: string
  entity_id: string
  /** JSON of the row before; NULL = it did not exist. */
  before: string | null
  /** JSON of the row after; NULL = it was removed. */
  after: string | null
}

/** Facts about the data as a whole: seed version, data version. */
export type MetaTable = { key: string; value: string }

export interface Database
  extends
    SearchTables,
    MessageTables,
    DealerTables,
    DealerCornerTables,
    WarrantyTables,
    WishTables,
    AccountTables,
    AnalyticsTables,
    AskedTables,
    CaseTables,
    CommunityTables,
    ContentTables,
    DeskTables,
    RetentionTables,
    LeaseTables {
  brand: BrandTable
  model: ModelTable
  vehicle: VehicleTable
  model_alias: ModelAliasTable
  vehicle_page: VehiclePageTable
  vehicle_page_vehicle: VehiclePageVehicleTable
  product: ProductTable
  product_text: ProductTextTable
  product_adjuster: ProductAdjusterTable
  product_number: ProductNumberTable
  product_vehicle_type: ProductVehicleTypeTable
  product_redirect: ProductRedirectTable
  fitment: FitmentTable
  banner: BannerTable
  import_batch: ImportBatchTable
  import_change: ImportChangeTable
  meta: MetaTable
}
