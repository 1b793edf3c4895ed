'use client'

import { useTranslations } from 'next-intl'
import { listErrors } from '@/components/form/form-errors'
import { caseFieldId } from './case-field'
import type { CaseFormView } from './case-form-view'
import type { CaseFormErrors, CaseFormPath } from './use-case-form'

/** What is wrong in the words of the page, field by field and as a list. */
export function useCaseErrors({ name, fields }: CaseFormView, errors: CaseFormErrors) {
  const t = useTranslations('case.form.errors')
  const errorOf = (path: CaseFormPath): string | undefined => {
    const code = errors[path]
    if (code === undefined) return undefined
    if (path === 'consent' || path === 'code') return t(path)
    if (path === 'fileId') return t('file')
    if (path === 'email' && code === 'required' && name !== 'report') return t('contact')
    if ((path === 'email' || path === 'phone') && code === 'invalid') return t(path)
    return t(code, { field: fields.find(({ field }) => field === path)?.label ?? '' })
  }
  const paths: CaseFormPath[] = [...fields.map(({ field }) => field), 'fileId', 'code', 'consent']
  return { errorOf, list: listErrors(paths, errorOf, caseFieldId) }
}
