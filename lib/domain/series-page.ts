import type { ProductSpec } from '@/lib/contract/product'
import type { Family, Series } from '@/lib/contract/product-words'
import type { VehicleRange } from '@/lib/contract/vehicle-page'
import { scenes, type SceneId } from '@/lib/pictures/scenes'
import type { Subject } from '@/lib/pictures/subject'

/** Order in which a page tells about its series: as a story, figures first, or two wheels first. */
export type Composition = 'story' | 'table' | 'motorcycle'

/** What tells the parts of a series apart best: the choices of the filter over its table. */
export type MemberKey = 'kind' | 'construction' | 'axle' | 'adjusters' | 'springType'

export type FigureField = Extract<
  {
    [K in keyof ProductSpec]: ProductSpec[K] extends number | null ? K : never
  }[keyof ProductSpec],
  string
>

export type SeriesPage = {
  series: Series
  /** Only parts that fit this vehicle. Default: all. */
  vehicle?: string
  /** Only these families of the series. Default: all. */
  families?: readonly Family[]
  composition: Composition
  /** Path of the first edition, which search engines know; default: this is it. */
  firstEdition?: '/dtg' | '/e-series'
  /** Picture the page opens with: a scene, or the cut-out of a part where no scene is free. */
  opening: SceneId | Subject
  /** Wide picture between the parts of the page. */
  band?: SceneId
  /** Figures set large on the stage; those the parts do not have are left out. */
  figures: readonly FigureField[]
  /** Columns of the table of members, after name and construction. */
  columns: readonly FigureField[]
  filter: MemberKey
  /** The series a buyer chooses between, the plainest first; one that stands alone shows its own constructions. */
  ladder: readonly Series[]
  /** Vehicles of the series that have a page of their own. */
  range?: VehicleRange
  /** Shows the way of the air from compressor to bags where others show a damper cut open. Default: no. */
  isAir?: true
  videos: readonly string[]
  questions: readonly string[]
}

/** What a page opens with, as the part that is shown. */
export function openingSubject({ opening }: Pick<SeriesPage, 'opening'>): Subject {
  return typeof opening === 'string' ? scenes[opening] : opening
}

/** The scene a page opens with; null = the cut-out of a part. */
export function openingScene({ opening }: Pick<SeriesPage, 'opening'>): SceneId | null {
  return typeof opening === 'string' ? opening : null
}
