import {
  caseTextLimits,
  contactReasons,
  dataRights,
  reportSubjects,
  type CaseField,
  type CaseFormName,
  type CaseKind,
  type ContactReason,
} from '@/lib/contract/case-words'
import { phoneDigits } from '@/lib/contract/phone-digits'
import { typedAddress } from './typed-address'

export type CaseFormField = {
  field: CaseField
  /** How it is typed. */
  input: 'line' | 'lines' | 'choice' | 'email' | 'phone' | 'day'
  required: boolean
  /** What a choice is made from. */
  options?: readonly string[]
}

export type CaseForm = {
  kind: CaseKind
  /** Of our own list; null = none. */
  topic: string | null
  fields: readonly CaseFormField[]
  /** One file may go along. */
  file: boolean
  /** Of mailbox and phone: both may stay empty, one is needed, or one is needed and proved by a code sent there. */
  contact: 'none' | 'one' | 'proved'
  /** Calendar days until it is answered at the latest. */
  answerDays: number
  /** Whether its sender agrees to be written to; a report needs no agreement, a request about one's data is a right. */
  consent: boolean
}

const line = (field: CaseField, required = false): CaseFormField => ({ field, input: 'line', required })
const lines = (field: CaseField, required = false): CaseFormField => ({ field, input: 'lines', required })
const reach: readonly CaseFormField[] = [
  line('name'),
  { field: 'email', input: 'email', required: false },
  { field: 'phone', input: 'phone', required: false },
]

type Asked = { asks: readonly CaseFormField[]; file?: boolean; answerDays: number }

const asked: Record<ContactReason, Asked> = {
  'product-advice': { asks: [line('vehicle'), lines('text', true)], file: true, answerDays: 2 },
  warranty: { asks: [line('serial'), lines('text', true)], file: true, answerDays: 3 },
  dealer: { asks: [line('shop'), lines('text', true)], answerDays: 3 },
  export: { asks: [line('country', true), line('company'), lines('text', true)], answerDays: 3 },
  press: { asks: [line('medium', true), line('deadline'), lines('text', true)], answerDays: 2 },
  job: { asks: [lines('text', true)], answerDays: 5 },
  website: { asks: [line('pageAddress'), lines('text', true)], file: true, answerDays: 5 },
  complaint: { asks: [line('about'), lines('happened', true), lines('wish')], file: true, answerDays: 3 },
  other: { asks: [lines('text', true)], answerDays: 5 },
}

function contactForm(reason: ContactReason): CaseForm {
  const { asks, file = false, answerDays } = asked[reason]
  return {
    kind: 'contact',
    topic: reason,
    fields: [...asks, ...reach],
    file,
    contact: 'one',
    answerDays,
    consent: true,
  }
}

const reportForm: CaseForm = {
  kind: 'report',
  topic: null,
  fields: [
    { field: 'about', input: 'choice', options: reportSubjects, required: true },
    lines('happened', true),
    line('when'),
    line('where'),
    line('people'),
    ...reach,
  ],
  file: true,
  contact: 'none',
  answerDays: 15,
  consent: false,
}

const dataRequestForm: CaseForm = {
  kind: 'data-request',
  topic: null,
  fields: [{ field: 'right', input: 'choice', options: dataRights, required: true }, ...reach, lines('text')],
  file: false,
  contact: 'proved',
  answerDays: 30,
  consent: false,
}

/** Every form that is a table of fields: what it asks, who has to be reachable, and until when it is answered. */
export const caseForms: Record<CaseFormName, CaseForm> = {
  ...(Object.fromEntries(contactReasons.map((reason) => [`contact-${reason}`, contactForm(reason)])) as Record<
    `contact-${ContactReason}`,
    CaseForm
  >),
  report: reportForm,
  'data-request': dataRequestForm,
}

export type CaseAnswers = Partial<Record<CaseField, string>>
export type CaseFormError = { field: CaseField; code: 'required' | 'invalid' | 'too-big' }

const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What stands in a field, without spaces around it; '' = nothing. */
function readAnswer({ field, input }: CaseFormField, answers: CaseAnswers): string {
  const typed = answers[field] ?? ''
  return input === 'email' ? typedAddress(typed) : typed.trim()
}

/** What the form asks for and has an answer, as it is kept. */
export function readAnswers(name: CaseFormName, answers: CaseAnswers): CaseAnswers {
  const read = caseForms[name].fields.map((field) => [field.field, readAnswer(field, answers)] as const)
  return Object.fromEntries(read.filter(([, typed]) => typed !== ''))
}

function findError({ field, input, required, options }: CaseFormField, typed: string): CaseFormError | null {
  if (typed === '') return required ? { field, code: 'required' } : null
  const { length } = typed
  if (length > caseTextLimits[input === 'lines' ? 'lines' : 'line']) return { field, code: 'too-big' }
  if (input === 'choice' && !options?.includes(typed)) return { field, code: 'invalid' }
  if (input === 'email' && !mailbox.test(typed)) return { field, code: 'invalid' }
  return input === 'phone' && !phoneDigits.test(typed) ? { field, code: 'invalid' } : null
}

/** What is wrong with a form's answers, in the order of its fields; browser and server ask the same. */
export function checkCaseForm(name: CaseFormName, answers: CaseAnswers): CaseFormError[] {
  const form = caseForms[name]
  const errors = form.fields.flatMap((field) => findError(field, readAnswer(field, answers)) ?? [])
  const { email, phone } = readAnswers(name, answers)
  const reachable = form.contact === 'none' || email !== undefined || phone !== undefined
  return reachable ? errors : [...errors, { field: 'email', code: 'required' }]
}
