'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentField } from '@/components/form/consent-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { formErrors } from '@/components/form/form-errors'
import { FormFailure } from '@/components/form/form-failure'
import { SpamGuardField, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { Button } from '@/components/ui/button'
import type { JobForm } from '@/lib/contract/career-words'
import type { Locale } from '@/lib/i18n/locales'
import { ClosedMeanwhile } from './closed-meanwhile'
import { FurtherFields, NeededFields } from './apply-fields'
import { ApplySent } from './apply-sent'
import { applyPaths, applyTable, fieldId } from './apply-table'
import { useApply } from './use-apply'

type Props = {
  /** null = an open application. */
  jobId: string | null
  asks: JobForm
  label: string
  /** The privacy notice, before the agreement to it. */
  notice: ReactNode
  guard: SpamGuardProps
  locale: Locale
}

/** An application on one screen. What is typed stays, whatever happens to the sending. */
export function ApplyForm({ jobId, asks, label, notice, guard, locale }: Props) {
  const t = useTranslations('career.form')
  const { form, guardField, submit, waitsForFiles, sent, failure, closed, tries, restored, anew } = useApply(
    jobId,
    locale,
  )
  const { formState, register } = form

  const { errorOf, list: errors } = formErrors(form, {
    paths: applyPaths,
    say: (path) => t(`errors.${applyTable[path].error}`),
    idOf: fieldId,
  })
  if (sent) return <ApplySent {...sent} locale={locale} />
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid max-w-3xl content-start gap-4">
      {restored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm">
          {t('kept')}
          <Button variant="quiet" size="small" onClick={anew}>
            {t('anew')}
          </Button>
        </p>
      )}
      <NeededFields form={form} errorOf={errorOf} />
      <FurtherFields form={form} errorOf={errorOf} asks={asks} />
      {notice}
      <ConsentField
        id={fieldId('consent')}
        label={t('consent')}
        error={errorOf('consent')}
        required
        {...register('consent')}
      />
      <SpamGuardField ref={guardField} {...guard} />
      {errors.length > 0 && tries > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={errors} /> : null}
      {failure ? <FormFailure failure={failure} /> : null}
      {closed ? <ClosedMeanwhile locale={locale} /> : null}
      <p role="status" className={waitsForFiles ? '' : 'sr-only'}>
        {waitsForFiles ? t('errors.busy') : ''}
      </p>
      <p>
        <Button type="submit" busy={formState.isSubmitting}>
          {t(formState.isSubmitting ? 'sending' : 'submit')}
        </Button>
      </p>
    </form>
  )
}
