import type { z } from 'zod'
import type { visitShape } from '@/lib/contract/appointment'

type Shape = z.ZodObject<typeof visitShape>
type VisitValues = z.input<Shape>
export type ReadyVisit = z.output<Shape>

/** Fields before they are answered: choices are empty, which the schema refuses. */
export type VisitDraft = Omit<VisitValues, 'job' | 'consent' | 'vehicle'> & {
  job: VisitValues['job'] | ''
  consent: boolean
  vehicle: Omit<VisitValues['vehicle'], 'type'> & { type: VisitValues['vehicle']['type'] | '' }
}

export const emptyVisit: VisitDraft = {
  workshop: '',
  job: '',
  vehicle: { type: '', brand: '', model: '', year: null, plate: '' },
  day: '',
  slot: '',
  name: '',
  phone: '',
  email: '',
  note: '',
  consent: false,
}

/** Paths of the fields in the order of the page, each with the key of its error text and the id of its control. */
export const visitFields = [
  { path: 'workshop', error: 'workshop' },
  { path: 'job', error: 'job' },
  { path: 'vehicle.type', error: 'type' },
  { path: 'vehicle.brand', error: 'brand' },
  { path: 'vehicle.model', error: 'model' },
  { path: 'vehicle.year', error: 'year' },
  { path: 'vehicle.plate', error: 'plate' },
  { path: 'day', error: 'day' },
  { path: 'slot', error: 'slot' },
  { path: 'name', error: 'name' },
  { path: 'phone', error: 'phone' },
  { path: 'email', error: 'email' },
  { path: 'note', error: 'note' },
  { path: 'consent', error: 'consent' },
] as const
export type VisitField = (typeof visitFields)[number]['path']

export function fieldId(path: VisitField): string {
  return `visit-${path.replace('.', '-')}`
}
