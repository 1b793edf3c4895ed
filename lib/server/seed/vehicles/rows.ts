import type { Drive, MountPoint, VehicleBody } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import type { CatalogueGeneration, CatalogueModel } from '@/lib/server/catalogue/types'

/** A whole year, or `YYYY-MM` where the month of the change is known. */
export type When = number | `${number}-${number}`

/** Texts in the order English, Thai, Japanese. */
export type Names = readonly [en: string, th: string, ja: string]
export type Aliases = readonly [en: readonly string[], th: readonly string[], ja: readonly string[]]

type GenerationRow = Omit<CatalogueGeneration, 'id' | 'name' | 'drives'> & {
  code: string | null
  key: string | null
  drives: readonly Drive[] | null
}
type GenerationExtras = {
  /** Ends the id where two generations of a model start in the same year. */
  key?: string
  drives?: readonly Drive[]
  electronic?: boolean
}

export const bothDrives = ['2wd', '4wd'] as const satisfies readonly Drive[]
export const fourWheelDrive = ['4wd'] as const satisfies readonly Drive[]

const twoWheelers: readonly VehicleType[] = ['scooter', 'underbone', 'vespa', 'bigbike']
const toYearMonth = (when: When, month: string) => (typeof when === 'number' ? `${when}-${month}` : when)
const nameYears = (row: GenerationRow) => `${row.from.slice(0, 4)}–${row.to?.slice(0, 4) ?? ''}`

/**
 * One row of a generation. `code` null means that owners name it by its years; `engineCc` null means an electric drive.
 * A bare year starts in January and ends in December.
 */
export function gen(
  code: string | null,
  from: When,
  to: When | null,
  engineCc: number | null,
  mountPoints: MountPoint[],
  extras: GenerationExtras = {},
): GenerationRow {
  return {
    code,
    key: extras.key ?? null,
    from: toYearMonth(from, '01'),
    to: to === null ? null : toYearMonth(to, '12'),
    drives: extras.drives ?? null,
    engineCc,
    electric: engineCc === null,
    electronic: extras.electronic ?? false,
    mountPoints,
  }
}

/** A maker of rows for one vehicle type and body. Four-wheelers are two-wheel drive unless the row says otherwise. */
export function defineModels(type: VehicleType, body: VehicleBody) {
  const usualDrives: readonly Drive[] = twoWheelers.includes(type) ? [] : ['2wd']
  return (
    brandId: string,
    slug: string,
    [en, th, ja]: Names,
    [aliasEn, aliasTh, aliasJa]: Aliases,
    rows: readonly GenerationRow[],
  ): CatalogueModel => {
    const id = `${brandId}-${slug}`
    const isShared = (code: string) => rows.filter((row) => row.code === code).length > 1
    const nameRow = (row: GenerationRow) => {
      if (row.code === null) return nameYears(row)
      return isShared(row.code) ? `${row.code} (${nameYears(row)})` : row.code
    }
    const generations = rows.map((row): CatalogueGeneration => ({
      id: [id, row.from.slice(0, 4), row.key].filter((part) => part !== null).join('-'),
      name: nameRow(row),
      from: row.from,
      to: row.to,
      drives: [...(row.drives ?? usualDrives)],
      engineCc: row.engineCc,
      electric: row.electric,
      electronic: row.electronic,
      mountPoints: row.mountPoints,
    }))
    return {
      id,
      brandId,
      type,
      body,
      name: { en, th, ja },
      aliases: { en: [...aliasEn], th: [...aliasTh], ja: [...aliasJa] },
      generations,
    }
  }
}
