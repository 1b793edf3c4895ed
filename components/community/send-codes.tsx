'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { buildLimits } from '@/lib/contract/build-limits'
import { CodeField } from './code-field'
import { fieldId } from './send-fields'
import { SendPart } from './send-part'
import type { SendPartProps } from './send-props'

/** The parts, each by its number; one place more on demand. */
export function SendCodes({ form, errorOf, locale }: SendPartProps) {
  const t = useTranslations('community.send')
  const codes = useWatch({ control: form.control, name: 'codes' })
  const remove = (index: number) => {
    put(codes.filter((_, place) => place !== index))
    document.getElementById(fieldId('codes.0'))?.focus()
  }
  const put = (next: string[]) => {
    form.setValue('codes', next)
    form.clearErrors('codes')
  }
  return (
    <SendPart title={t('parts')}>
      {codes.map((code, i) => (
        <div key={i} className="grid gap-1">
          <CodeField
            id={fieldId(`codes.${i}`)}
            label={codes.length === 1 ? t('code') : t('codeOf', { number: i + 1 })}
            hint={i === 0 ? t('codeHint') : undefined}
            error={errorOf(`codes.${i}`)}
            code={code}
            onCode={(typed) => put(codes.map((other, place) => (place === i ? typed : other)))}
            locale={locale}
          />
          {codes.length > 1 && (
            <p>
              <Button variant="quiet" size="small" onClick={() => remove(i)}>
                {t('remove', { number: i + 1 })}
              </Button>
            </p>
          )}
        </div>
      ))}
      {codes.length < buildLimits.parts && (
        <p>
          <Button variant="secondary" size="small" onClick={() => put([...codes, ''])}>
            {t('add')}
          </Button>
        </p>
      )}
    </SendPart>
  )
}
