'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { SpamGuardField, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { WaitingNotice } from '@/components/form/waiting-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Steps } from '@/components/ui/steps'
import type { Locale } from '@/lib/i18n/locales'
import { FailureNotice } from './failure-notice'
import { KeptNotice } from './kept-notice'
import { PartStep } from './part-step'
import { reviewStep, stepNames } from './register-draft'
import type { RegisterOptions } from './register-options'
import { StepHeading } from './step-heading'
import { useNamedProduct } from './use-named-product'
import { useRegister } from './use-register'
import { useRegisterErrors } from './use-register-errors'
import { useStepSubmit } from './use-step-submit'
import { VehicleStep } from './vehicle-step'

type Props = { options: RegisterOptions; guard: SpamGuardProps; locale: Locale }

/** Registers a part in four steps. What is typed stays on the device until the form has arrived. */
export function RegisterForm({ options, guard, locale }: Props) {
  const t = useTranslations('warranty.register')
  const words = useTranslations('form')
  const register = useRegister(locale)
  const { form, step, tries, moved, epoch, origin, goTo, sending, later } = register
  const product = useNamedProduct(form, locale)
  const { errorOf, list: errors, ...lists } = useRegisterErrors(form, step, locale)
  const { guardField, busy, hasFileOnItsWay, fileIsOnItsWay, onSubmit, waits } = useStepSubmit(register)

  if (sending.receipt && later)
    return <later.SentPanel receipt={sending.receipt} locale={locale} onAnother={register.another} />
  const props = { form, errorOf, tried: tries > 0, ...options, locale, product }
  const titles = stepNames.map((name) => t(`steps.${name}`))
  const last = step === reviewStep
  return (
    <div className="grid gap-8">
      {origin === 'draft' ? (
        <KeptNotice
          onGoOn={() => {
            register.forgetOrigin()
            goTo(step)
          }}
          onAnew={register.anew}
        />
      ) : null}
      <Steps label={t('form')} steps={titles} current={step} doneLabel={t('done')} />
      <form noValidate aria-label={t('form')} onSubmit={onSubmit} className="grid max-w-3xl gap-6">
        <StepHeading
          key={`step-${epoch}-${step}-${origin ?? ''}`}
          number={step + 1}
          title={titles[step] ?? ''}
          takesFocus={moved}
        />
        {tries > 0 && errors.length > 0 ? (
          <ErrorSummary key={`errors-${tries}`} title={words('summary')} errors={errors} />
        ) : null}
        <fieldset
          key={`answers-${epoch}`}
          aria-label={titles[step]}
          disabled={busy && last}
          className="grid min-w-0 gap-8"
        >
          {step === 0 ? <PartStep {...props} /> : null}
          {step === 1 ? <VehicleStep {...props} {...lists} onPart={() => goTo(0)} /> : null}
          {step > 1 && later ? <later.LaterStep {...props} step={step} onChange={goTo} /> : null}
        </fieldset>
        <div hidden={!last}>
          <SpamGuardField ref={guardField} {...guard} />
        </div>
        {hasFileOnItsWay ? <Notice tone="warning" role="alert" title={words('upload.stillSending')} /> : null}
        {waits && <WaitingNotice />}
        {sending.failure && !waits ? <FailureNotice failure={sending.failure} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy && last}>
            {t(!last ? 'next' : busy ? 'sending' : sending.failure ? 'sendAgain' : 'send')}
          </Button>
          {step > 0 ? (
            <Button
              variant="secondary"
              disabled={busy && last}
              onClick={({ currentTarget }) => fileIsOnItsWay(currentTarget.form) || goTo(step - 1)}
            >
              {t('back')}
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  )
}
