import 'server-only'
import { applicationFilter, type ApplicationFilter } from '@/lib/contract/application'
import type { Lang } from '@/lib/contract/common'
import type { Brand, Model } from '@/lib/contract/vehicle'
import type { SearchParams, WrongKey } from '@/lib/routes/list-state'
import { readBrands, readModels } from './vehicles'

export type ApplicationChoice = {
  /** What the chart is narrowed to; only what exists and goes together. */
  filter: ApplicationFilter
  brand: Brand | null
  model: Model | null
  /** What can be chosen next to the choices made: each list is narrowed by the ones before it. */
  options: { brands: Brand[]; models: Model[]; years: number[] }
  /** What stands in the address and exists nowhere. */
  wrong: WrongKey[]
}

const keys = ['type', 'brand', 'model', 'year'] as const
type Key = (typeof keys)[number]

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Calendar years in which any of the models was sold, newest first. */
function yearsOf(models: readonly Model[], thisYear: number): number[] {
  const from = Math.min(...models.map(({ fromYear }) => fromYear))
  const to = Math.max(...models.map(({ toYear }) => toYear ?? thisYear))
  return models.length === 0 ? [] : Array.from({ length: to - from + 1 }, (_, i) => to - i)
}

/** Each key by itself: what has the wrong form is named and left out. */
function readKeys(params: SearchParams): { asked: ApplicationFilter; wrong: WrongKey[] } {
  const input = Object.fromEntries(keys.flatMap((key) => (first(params[key]) ? [[key, first(params[key])]] : [])))
  const parsed = applicationFilter.safeParse(input)
  if (parsed.success) return { asked: parsed.data, wrong: [] }
  const bad = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !bad.has(key)))
  return { asked: applicationFilter.parse(rest), wrong: [...bad].map((key) => ({ key, value: first(params[key]) })) }
}

/**
 * The choices of an address. A brand that makes nothing of the type, and a model of another brand, are what a changed select leaves behind:
 * they are dropped without a word. What exists nowhere is named.
 */
export async function readApplicationChoice(
  lang: Lang,
  params: SearchParams,
  thisYear: number,
): Promise<ApplicationChoice> {
  const { asked, wrong } = readKeys(params)
  const note = (key: Key) => wrong.push({ key, value: first(params[key]) })
  const brands = await readBrands(lang, asked.type ?? null)
  const brand = brands.find(({ id }) => id === asked.brand) ?? null
  if (asked.brand && !brand && !(await readBrands(lang, null)).some(({ id }) => id === asked.brand)) note('brand')
  const models = brand ? ((await readModels(lang, brand.id, asked.type ?? null)) ?? []) : []
  const model = models.find(({ id }) => id === asked.model) ?? null
  if (brand && asked.model?.startsWith(`${brand.id}-`) && !model && !asked.type) note('model')
  const years = yearsOf(model ? [model] : models, thisYear)
  const year = asked.year !== undefined && (years.length === 0 || years.includes(asked.year)) ? asked.year : undefined
  if (asked.year !== undefined && year === undefined) note('year')
  const filter = {
    ...(asked.type && { type: asked.type }),
    ...(brand && { brand: brand.id }),
    ...(model && { model: model.id }),
    ...(year !== undefined && { year }),
  }
  const shown = year === undefined || years.length > 0 ? years : [year]
  return { filter, brand, model, options: { brands, models, years: shown }, wrong }
}
