'use client'

import { useTranslations } from 'next-intl'
import { CaseSentPanel } from '@/components/case/case-sent'
import { ErrorSummary } from '@/components/form/error-summary'
import { formErrors } from '@/components/form/form-errors'
import { FormFailure } from '@/components/form/form-failure'
import { SpamGuardField, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { useKeptForm } from '@/components/form/use-kept-form'
import { waitsForVehicle } from '@/components/form/vehicle-value'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { SendCodes } from './send-codes'
import { errorKeyOf, fieldId, sendFields } from './send-fields'
import { SendPictures } from './send-pictures'
import { sendPlan } from './send-plan'
import { SendStory } from './send-story'
import { SendVehicle } from './send-vehicle'
import { SendYou } from './send-you'

type Props = { label: string; guard: SpamGuardProps; locale: Locale }

/** A build on one screen. What is typed stays, whatever happens to the sending. */
export function SendForm({ label, guard, locale }: Props) {
  const t = useTranslations('community.send')
  const { form, guardField, submit, waitsForFiles, sent, failure, tries, restored, anew } = useKeptForm(
    sendPlan,
    { bodyOf: (ready) => ({ ...ready, lang: locale }), call: (body) => callCompany('sendBuild', body) },
    locale,
  )
  const { errorOf, list: errors } = formErrors(form, {
    paths: sendFields,
    say: (path, type) =>
      waitsForVehicle(path, form.getValues('vehicle')) ? undefined : t(`errors.${errorKeyOf(path, type)}`),
    idOf: fieldId,
  })
  if (sent) return <CaseSentPanel sent={sent.receipt} byEmail={sent.ready.email !== undefined} locale={locale} />
  const part = { form, errorOf, locale }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid max-w-3xl grid-cols-1 content-start gap-7">
      {restored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm">
          {t('kept')}
          <Button variant="quiet" size="small" onClick={anew}>
            {t('anew')}
          </Button>
        </p>
      )}
      <SendVehicle {...part} />
      <SendCodes {...part} />
      <SendStory {...part} />
      <SendPictures {...part} />
      <SendYou {...part} />
      <SpamGuardField ref={guardField} {...guard} />
      {errors.length > 0 && tries > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={errors} /> : null}
      {failure ? <FormFailure failure={failure} /> : null}
      <p role="status" className={waitsForFiles ? '' : 'sr-only'}>
        {waitsForFiles ? t('errors.busy') : ''}
      </p>
      <p>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t(form.formState.isSubmitting ? 'sending' : 'submit')}
        </Button>
      </p>
    </form>
  )
}
