import { getTranslations } from 'next-intl/server'
import type { CaseFormName } from '@/lib/contract/case-words'
import { caseForms, type CaseFormField } from '@/lib/domain/case-forms'
import type { CaseValueKey } from './case-value-key'
import { planOf } from '@/lib/domain/case-plans'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

type FieldView = Pick<CaseFormField, 'field' | 'input' | 'required'> & {
  label: string
  hint: string | null
  options: readonly { value: string; label: string }[]
}

/** One form in the words of a language, ready for the browser. */
export type CaseFormView = {
  name: CaseFormName
  fields: readonly FieldView[]
  file: boolean
  proved: boolean
  consent: boolean
  /** When what is sent will be erased. */
  kept: string
}

export async function caseFormView(name: CaseFormName, locale: Locale): Promise<CaseFormView> {
  const t = await getTranslations({ locale, namespace: 'case' })
  const { kind, fields, file, contact, consent } = caseForms[name]
  const hintOf = (field: CaseFormField['field']) => {
    const key = `hints.${field}` as `hints.${keyof Messages['case']['hints']}`
    return t.has(key) ? t(key) : null
  }
  return {
    name,
    fields: fields.map(({ field, input, required, options = [] }) => ({
      field,
      input,
      required,
      label: t(`fields.${field}`),
      hint: input === 'choice' || (field === 'email' && contact !== 'one') ? null : hintOf(field),
      options: options.map((value) => ({ value, label: t(`values.${field}.${value}` as CaseValueKey) })),
    })),
    file,
    proved: contact === 'proved',
    consent,
    kept: t('form.kept', { months: planOf(kind).keptMonths }),
  }
}
