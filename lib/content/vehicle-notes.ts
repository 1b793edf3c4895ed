import 'server-only'
import { z } from 'zod'
import { localizedTextSchema, type Lang } from '@/lib/contract/common'
import notes from '@/content/vehicle-notes.json'

const known = z.record(z.string().startsWith('/'), localizedTextSchema).parse(notes)

/** The editor's paragraph for a vehicle page, by its path; null = none, and the page is whole without it. */
export function vehicleNote(path: string, lang: Lang): string | null {
  return known[path]?.[lang] ?? null
}
