import type { z } from 'zod'
import { emptyDraftOf, keptPartOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import type { Tree } from '@/components/form/nested-values'
import type { buildShape } from '@/lib/contract/send-build'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

export type ReadyBuild = z.output<z.ZodObject<typeof buildShape>>

/** `error`: what is said when it is wrong; none = it cannot be. */
type SendLine = TableField & { error?: Extract<keyof Messages['community']['send']['errors'], string> }
type AnsweredPath = `vehicle.${keyof ReadyBuild['vehicle']}` | Exclude<keyof ReadyBuild, 'vehicle'>

const own = { kind: 'text' } as const

/** Every field of a build in the order of the page: how it is typed and sent, and what is said when it is wrong. */
export const sendTable = {
  'vehicle.type': { kind: 'choice', options: vehicleTypes, error: 'type' },
  'vehicle.brandId': own,
  'vehicle.brand': { kind: 'text', error: 'brand' },
  'vehicle.modelId': own,
  'vehicle.model': { kind: 'text', error: 'model' },
  'vehicle.year': { kind: 'year', error: 'year' },
  'vehicle.vehicleId': own,
  'vehicle.byHand': { kind: 'flag' },
  codes: { kind: 'list', error: 'codes' },
  before: { kind: 'text', error: 'before' },
  changed: { kind: 'text', error: 'changed' },
  setup: { kind: 'text', error: 'setup' },
  pictureIds: { kind: 'files', error: 'pictures', kept: false },
  ownPictures: { kind: 'flag', error: 'ownPictures', kept: false },
  shownName: { kind: 'text', error: 'shownName' },
  email: { kind: 'text', error: 'email' },
  phone: { kind: 'text', error: 'phone' },
  consent: { kind: 'flag', error: 'consent', kept: false },
} as const satisfies FieldTable & Record<AnsweredPath, SendLine> & Record<string, SendLine>

export type SendDraft = DraftOf<typeof sendTable>

export const emptyBuild = (locale: Locale): SendDraft => emptyDraftOf(sendTable, locale)
export const keptPart = (draft: SendDraft): Tree => keptPartOf(sendTable, draft)
