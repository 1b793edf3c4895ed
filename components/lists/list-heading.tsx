import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Measure, MeasureRange } from '@/components/ui/measure'
import { seriesSchema } from '@/lib/contract/product'
import type { GetProductsQuery } from '@/lib/contract/product-list'
import type { Vehicle } from '@/lib/contract/vehicle'
import { readingsOf } from '@/lib/i18n/readings'
import type { Locale } from '@/lib/i18n/locales'
import { rangeMark } from '@/lib/i18n/range-mark'
import { vehicleName } from '@/lib/domain/vehicle-name'

type Selection = { state: GetProductsQuery; vehicle: Vehicle | null; year: number | null; locale: Locale }

/** A vehicle as a heading calls it: with the year that was chosen, else with its generation. */
export async function selectedVehicle(vehicle: Vehicle, year: number | null, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'lists' })
  const name = vehicleName(vehicle)
  return year === null ? `${name} ${vehicle.generation}` : t('vehicleYear', { name, year: String(year) })
}

/** What kind of part is asked for; null = any. */
async function readSubject({ kind, family, series }: GetProductsQuery, locale: Locale): Promise<string | null> {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'lists' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const kinds = kind.map((one) => t(`kinds.${one}`))
  const families = family.map((one) => spec(`families.${one}`))
  const lines = series.map((one) => spec(`series.${seriesSchema.parse(one)}`))
  const names = [kinds, families, lines].find(({ length }) => length > 0) ?? []
  if (names.length > 2) return null
  return names.length === 0 ? null : names.join(t('and'))
}

function readLength({ measureLength, lengthMin, lengthMax }: GetProductsQuery, locale: Locale): ReactNode {
  if (measureLength !== undefined) return <Measure quantity="length" value={measureLength} />
  if (lengthMin === undefined || lengthMax === undefined) return null
  return <MeasureRange quantity="length" min={lengthMin} max={lengthMax} locale={locale} />
}

/** The length in millimetres, for where no unit can be chosen. */
function writeLength({ measureLength, lengthMin, lengthMax }: GetProductsQuery, locale: Locale): string | null {
  const write = (value: number) => readingsOf('length', value)[0]?.text ?? ''
  if (measureLength !== undefined) return write(measureLength)
  return lengthMin === undefined || lengthMax === undefined
    ? null
    : `${lengthMin}${rangeMark(locale)}${write(lengthMax)}`
}

/** The heading as plain text: for titles of browser tabs and of shared links. */
export async function selectionTitle(selection: Selection): Promise<string> {
  const [t, title] = await Promise.all([
    getTranslations({ locale: selection.locale, namespace: 'lists' }),
    listTitle(selection),
  ])
  const length = writeLength(selection.state, selection.locale)
  return length === null ? title : t.markup('titleLength', { title, length: () => length })
}

/** What is in a list and for which vehicle. */
async function listTitle({ state, vehicle, year, locale }: Selection): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'lists' })
  const subject = await readSubject(state, locale)
  const named = vehicle && (await selectedVehicle(vehicle, year, locale))
  return named ? t('titleFor', { what: subject ?? t('parts'), vehicle: named }) : (subject ?? t('title'))
}

/** The heading of a list: what is in it, for which vehicle, how long. */
export async function ListHeading(selection: Selection) {
  const { state, locale } = selection
  const [t, title] = await Promise.all([getTranslations({ locale, namespace: 'lists' }), listTitle(selection)])
  const length = readLength(state, locale)
  return length ? t.rich('titleLength', { title, length: () => length }) : title
}
