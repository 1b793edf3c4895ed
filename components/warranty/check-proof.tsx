'use client'

import { useTranslations } from 'next-intl'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/field'
import type { CheckField, CheckValues } from './check-table'

type Props = {
  values: CheckValues
  onChange: (change: Partial<CheckValues>) => void
  errorOf: (field: CheckField) => string | undefined
  /** A code is valid so long; null = none was asked for. */
  codeMinutes: number | null
  asking: boolean
  onAsk: () => void
}

/** What shows that the part is the visitor's: the end of the registered phone number, or a code sent to the contact on file. */
export function CheckProof({ values, onChange, errorOf, codeMinutes, asking, onAsk }: Props) {
  const t = useTranslations('warranty.check')
  const { way } = values
  return (
    <>
      <FieldGroup legend={t('proof')} role="radiogroup" required>
        {() => (
          <div className="grid gap-2 sm:grid-cols-2">
            <Choice
              type="radio"
              framed
              name="way"
              label={t('byPhone')}
              checked={way === 'phone'}
              onChange={() => onChange({ way: 'phone' })}
            />
            <Choice
              type="radio"
              framed
              name="way"
              label={t('byCode')}
              checked={way === 'code'}
              onChange={() => onChange({ way: 'code' })}
            />
          </div>
        )}
      </FieldGroup>
      {way === 'phone' ? (
        <TextField
          id="check-phoneLast4"
          label={t('phoneLast4')}
          error={errorOf('phoneLast4')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="max-w-72"
          value={values.phoneLast4}
          onChange={({ target }) => onChange({ phoneLast4: target.value })}
        />
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
            <TextField
              id="check-to"
              label={t('to')}
              error={errorOf('to')}
              autoComplete="off"
              maxLength={254}
              spellCheck={false}
              value={values.to}
              onChange={({ target }) => onChange({ to: target.value })}
            />
            <Button variant="secondary" busy={asking} onClick={onAsk}>
              {t('ask')}
            </Button>
          </div>
          <div aria-live="polite">
            {codeMinutes === null ? null : <Notice title={t('asked', { minutes: codeMinutes })} />}
          </div>
          <TextField
            id="check-code"
            label={t('code')}
            hint={t('codeHint')}
            error={errorOf('code')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            className="max-w-72"
            value={values.code}
            onChange={({ target }) => onChange({ code: target.value })}
          />
        </>
      )}
    </>
  )
}
