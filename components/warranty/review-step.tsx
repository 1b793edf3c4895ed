'use client'

import { useTranslations } from 'next-intl'
import { ConsentField } from '@/components/form/consent-field'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath } from '@/lib/i18n/locales'
import { stepNames } from './register-draft'
import { fieldId } from './register-fields'
import { ReviewPart } from './review-part'
import { reviewRows } from './review-rows'
import type { StepProps } from './step-props'
import { useShownAnswers } from './use-shown-answers'

/** Step 4: everything once more, and the agreement. */
export function ReviewStep({
  form,
  errorOf,
  locale,
  product,
  onChange,
}: StepProps & { onChange: (step: number) => void }) {
  const t = useTranslations('warranty')
  const draft = form.getValues()
  const show = useShownAnswers(draft, product?.name, locale)
  return (
    <>
      {reviewRows(draft, show, locale).map((rows, step) => (
        <ReviewPart
          key={stepNames[step]}
          id={`register-review-${step}`}
          title={t(`register.steps.${stepNames[step] ?? 'part'}`)}
          rows={rows}
          onChange={() => onChange(step)}
        />
      ))}
      <section aria-labelledby="register-consents" className="grid gap-1 border-t border-ink pt-3">
        <h3 id="register-consents" className="text-xl">
          {t('register.review.consents')}
        </h3>
        <ConsentField
          id={fieldId('consents.terms')}
          label={t('consents.terms')}
          error={errorOf('consents.terms')}
          required
          {...form.register('consents.terms')}
        />
        <p className="pl-8">
          <AppLink
            href={localizePath('/warranty', locale)}
            target="_blank"
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('register.review.terms')}
          </AppLink>
        </p>
        <ConsentField
          id={fieldId('consents.marketing')}
          label={t('consents.marketing')}
          {...form.register('consents.marketing')}
        />
      </section>
    </>
  )
}
