import type { z } from 'zod'
import { emptyDraftOf, keptPartOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import type { Tree } from '@/components/form/nested-values'
import type { JobForm } from '@/lib/contract/career-words'
import type { applicationShape } from '@/lib/contract/job-application'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

export type ReadyApplication = z.output<z.ZodObject<typeof applicationShape>>
type Words = Messages['career']['form']
type FurtherWord = Extract<keyof Words, 'school' | 'period'>

/** `forms`: asked for among the further fields of these forms; `label`: its word there, where it is not its own name. */
type ApplyLine = TableField & {
  error: Extract<keyof Words['errors'], string>
  forms?: readonly JobForm[]
  label?: Partial<Record<JobForm, FurtherWord>>
}

const all = ['short', 'full', 'intern'] as const
const line = { kind: 'text', error: 'line' } as const

/** Every field of an application in the order of the page: how it is typed and sent, where it is asked for, what is said when it is wrong. */
export const applyTable = {
  phone: { kind: 'text', error: 'phone' },
  name: line,
  text: { kind: 'text', error: 'text' },
  resumeId: { kind: 'file', error: 'resume', kept: false },
  email: { kind: 'text', error: 'email', forms: all },
  lineId: { ...line, forms: all },
  province: { ...line, forms: ['short', 'full'] },
  education: { ...line, forms: ['full', 'intern'], label: { intern: 'school' } },
  experience: { ...line, forms: ['short', 'full'] },
  salary: { ...line, forms: ['short', 'full'] },
  start: { ...line, forms: all, label: { intern: 'period' } },
  portfolio: { ...line, forms: ['full', 'intern'] },
  consent: { kind: 'flag', error: 'consent', kept: false },
} as const satisfies FieldTable & Record<keyof ReadyApplication, ApplyLine> & Record<string, ApplyLine>

export type ApplyField = keyof typeof applyTable
export type ApplyDraft = DraftOf<typeof applyTable>

export const emptyApplication = (locale: Locale): ApplyDraft => emptyDraftOf(applyTable, locale)
export const keptPart = (draft: ApplyDraft): Tree => keptPartOf(applyTable, draft)

const lines: [ApplyField, ApplyLine][] = Object.entries(applyTable) as [ApplyField, ApplyLine][]
export const applyPaths = lines.map(([path]) => path)

export type FurtherField = Exclude<ApplyField, 'phone' | 'name' | 'text' | 'resumeId' | 'consent'>

/** What a form asks for beyond the least, each with the word it has there. */
export function furtherFields(form: JobForm): { path: FurtherField; label: FurtherField | FurtherWord }[] {
  return lines.flatMap(([path, { forms, label }]) =>
    forms?.includes(form) ? [{ path: path as FurtherField, label: label?.[form] ?? (path as FurtherField) }] : [],
  )
}

export const fieldId = (path: ApplyField): string => `apply-${path}`
