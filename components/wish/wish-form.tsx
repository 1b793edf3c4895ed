'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { ErrorSummary } from '@/components/form/error-summary'
import { formErrors } from '@/components/form/form-errors'
import { FormFailure } from '@/components/form/form-failure'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { waitsForVehicle } from '@/components/form/vehicle-value'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locales'
import { ContactFields } from './contact-fields'
import { SentPanel } from './sent-panel'
import type { AskedVehicle } from './use-asked-vehicle'
import { useWish } from './use-wish'
import { VehicleFields } from './vehicle-fields'
import { emptyWish, errorKeyOf, fieldId, wishPaths, type ReadyWish, type WishDraft } from './wish-table'

type Props = { known: readonly AskedVehicle[]; guard: SpamGuardProps; locale: Locale }

/** The contract weighs more than the page: it comes when it is first asked. */
function makeLateResolver(locale: Locale): Resolver<WishDraft, unknown, ReadyWish> {
  return async (...asked) => (await import('./wish-schema')).makeResolver(locale)(...asked)
}

/** Vehicle, mailbox or phone, agreement. What is typed stays, whatever happens to the sending. */
export function WishForm({ known, guard, locale }: Props) {
  const t = useTranslations('wish')
  const [resolver] = useState(() => makeLateResolver(locale))
  const form = useForm<WishDraft, unknown, ReadyWish>({
    resolver,
    defaultValues: emptyWish(locale),
    shouldFocusError: false,
  })
  const { formState, handleSubmit, getValues } = form
  const { sent, failure, send, again, forgive } = useWish(form, locale)
  const [tries, setTries] = useState(0)
  const guardField = useRef<SpamGuardHandle>(null)

  const { errorOf, list: errors } = formErrors(form, {
    paths: wishPaths,
    say: (path, type) =>
      waitsForVehicle(path, getValues('vehicle')) ? undefined : t(`errors.${errorKeyOf(path, type)}`),
    idOf: fieldId,
  })
  const submit = (event: BaseSyntheticEvent) => {
    forgive()
    void handleSubmit((ready) => send(ready, guardField.current))(event).finally(() => setTries((count) => count + 1))
  }

  if (sent)
    return (
      <SentPanel sent={sent} byEmail={getValues('contact.email').trim() !== ''} locale={locale} onAnother={again} />
    )
  return (
    <form noValidate aria-label={t('form')} onSubmit={submit} className="grid max-w-4xl gap-10">
      <VehicleFields form={form} errorOf={errorOf} known={known} locale={locale} />
      <ContactFields register={form.register} errorOf={errorOf} />
      <SpamGuardField ref={guardField} {...guard} />
      <div className="grid gap-5">
        {errors.length > 0 && tries > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={errors} /> : null}
        {failure ? <FormFailure failure={failure} /> : null}
        <p>
          <Button type="submit" busy={formState.isSubmitting}>
            {t(formState.isSubmitting ? 'sending' : 'submit')}
          </Button>
        </p>
      </div>
    </form>
  )
}
