'use client'

import { ConsentField } from '@/components/form/consent-field'
import { AppLink } from '@/components/navigation/app-link'
import { Button } from '@/components/ui/button'
import { localizePath } from '@/lib/i18n/locales'
import { fieldId } from './register-fields'
import { reviewRows } from './review-rows'
import type { StepProps } from './step-props'

/** Step 4: everything once more, and the agreement. */
export function ReviewStep({
  form,
  errorOf,
  texts,
  locale,
  product,
  onChange,
}: StepProps & { onChange: (step: number) => void }) {
  const draft = form.getValues()
  const { review, steps, change, consents } = texts
  return (
    <>
      {reviewRows(draft, product?.name, texts, locale).map((rows, step) => (
        <section key={steps[step]} aria-labelledby={`register-review-${step}`} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ink pt-2">
            <h3 id={`register-review-${step}`} className="text-xl">
              {steps[step]}
            </h3>
            <Button variant="quiet" onClick={() => onChange(step)}>
              {change}
              <span className="sr-only">: {steps[step]}</span>
            </Button>
          </div>
          <dl className="grid">
            {rows.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6"
              >
                <dt className="text-sm text-steel">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  {value === '' ? <span className="text-steel">{review.open}</span> : value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section aria-labelledby="register-consents" className="grid gap-1 border-t border-ink pt-3">
        <h3 id="register-consents" className="text-xl">
          {review.consents}
        </h3>
        <ConsentField
          id={fieldId('consents.terms')}
          label={consents.terms}
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
            {review.terms}
          </AppLink>
        </p>
        <ConsentField id="register-marketing" label={consents.marketing} {...form.register('consents.marketing')} />
      </section>
    </>
  )
}
