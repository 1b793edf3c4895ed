import { emptyDraftOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import type { z } from 'zod'
import type { visitShape } from '@/lib/contract/appointment'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { jobs } from '@/lib/contract/workshop-words'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

type Shape = z.ZodObject<typeof visitShape>
export type ReadyVisit = z.output<Shape>

/** `error`: what is said when it is wrong; none = it cannot be. */
type VisitLine = TableField & { error?: Extract<keyof Messages['appointment']['errors'], string> }
type AnsweredPath = Exclude<keyof ReadyVisit, 'vehicle'> | `vehicle.${keyof ReadyVisit['vehicle']}`

const own = { kind: 'text' } as const

/** Every field of a booking in the order of the page: how it is typed and sent, and what is said when it is wrong. */
export const visitTable = {
  workshop: { kind: 'text', error: 'workshop' },
  job: { kind: 'choice', options: jobs, error: 'job' },
  'vehicle.type': { kind: 'choice', options: vehicleTypes, error: 'type' },
  'vehicle.brandId': own,
  'vehicle.brand': { kind: 'text', error: 'brand' },
  'vehicle.modelId': own,
  'vehicle.model': { kind: 'text', error: 'model' },
  'vehicle.year': { kind: 'year', none: null, error: 'year' },
  'vehicle.vehicleId': own,
  'vehicle.byHand': { kind: 'flag' },
  'vehicle.plate': { kind: 'text', error: 'plate' },
  day: { kind: 'day', error: 'day' },
  slot: { kind: 'text', error: 'slot' },
  name: { kind: 'text', error: 'name' },
  phone: { kind: 'text', error: 'phone' },
  email: { kind: 'text', error: 'email' },
  note: { kind: 'text', error: 'note' },
  consent: { kind: 'flag', kept: false, error: 'consent' },
} as const satisfies FieldTable & Record<AnsweredPath, VisitLine> & Record<string, VisitLine>

export type VisitDraft = DraftOf<typeof visitTable>

export function emptyVisit(locale: Locale): VisitDraft {
  return emptyDraftOf(visitTable, locale)
}

export type VisitField = {
  [Path in keyof typeof visitTable]: (typeof visitTable)[Path] extends { error: string } ? Path : never
}[keyof typeof visitTable]

/** Fields that can be wrong, in the order of the page. */
export const visitPaths = Object.entries(visitTable).flatMap(([path, line]) =>
  'error' in line ? [path as VisitField] : [],
)

/** What is wrong with a field, of the messages of the form. `type`: that of its error. */
export function errorKeyOf(path: VisitField, type: string) {
  return path === 'job' && type === 'custom' ? 'jobVehicle' : visitTable[path].error
}

export function fieldId(path: VisitField): string {
  return `visit-${path.replace('.', '-')}`
}
