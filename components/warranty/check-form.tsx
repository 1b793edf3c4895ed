'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { Locale } from '@/lib/i18n/locales'
import { CheckFailure } from './check-failure'
import { CheckProof } from './check-proof'
import { CheckResult } from './check-result'
import { emptyCheck, type CheckField, type CheckValues } from './check-table'
import { readAddressSerials } from './open-form'
import { useCheck } from './use-check'

/** Whether a part is registered and covered, for who has its serial and a proof. Nothing of it enters the address. */
export function CheckForm({ locale }: { locale: Locale }) {
  const t = useTranslations('warranty.check')
  const form = useTranslations('form')
  const [values, setValues] = useState(() => emptyCheck(locale))
  const { answer, failure, wrong, work, codeMinutes, check, askCode, forgetProof } = useCheck(locale)
  const change = (part: Partial<CheckValues>) => {
    if (part.way) forgetProof()
    setValues((before) => ({ ...before, ...part }))
  }

  useEffect(() => {
    // The address is known to the browser only; the page is stored for everybody.
    const timer = setTimeout(() => {
      const [serial] = readAddressSerials(location.search)
      if (serial !== undefined) setValues((before) => (before.serial === '' ? { ...before, serial } : before))
    })
    return () => clearTimeout(timer)
  }, [])

  const errorOf = (field: CheckField) => (wrong.fields.includes(field) ? t(`errors.${field}`) : undefined)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void check(values)
  }
  return (
    <div className="grid max-w-3xl gap-8">
      <form noValidate aria-label={t('form')} onSubmit={onSubmit} className="grid gap-6">
        {wrong.fields.length > 0 ? (
          <ErrorSummary
            key={wrong.count}
            title={form('summary')}
            errors={wrong.fields.map((field) => ({ field: `check-${field}`, message: t(`errors.${field}`) }))}
          />
        ) : null}
        <TextField
          id="check-serial"
          label={t('serial')}
          hint={t('serialHint')}
          error={errorOf('serial')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="max-w-96"
          value={values.serial}
          onChange={({ target }) => change({ serial: target.value })}
        />
        <CheckProof
          values={values}
          onChange={change}
          errorOf={errorOf}
          codeMinutes={codeMinutes}
          asking={work === 'code'}
          onAsk={() => void askCode(values)}
        />
        {failure ? <CheckFailure failure={failure} /> : null}
        <div>
          <Button type="submit" busy={work === 'check'}>
            {work === 'check' ? t('checking') : t('submit')}
          </Button>
        </div>
      </form>
      {answer ? <CheckResult key={answer.count} warranty={answer.warranty} locale={locale} /> : null}
    </div>
  )
}
