'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { useRelease } from '@/components/form/use-release'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { maxSerials } from './register-draft'
import { fieldId, type RegisterPath } from './register-fields'
import { SerialCard } from './serial-card'
import type { StepProps } from './step-props'
import type { KnownSerial } from './use-serial-info'

type Props = StepProps & {
  infos: readonly KnownSerial[]
  /** A field was left: its serial may be looked up. */ onAsk: (serials: readonly string[]) => void
}

const paths = ['serials.0', 'serials.1', 'serials.2', 'serials.3'] as const satisfies readonly RegisterPath[]

/** The serials, each with what is known of it. */
export function SerialFields({ form, errorOf, locale, infos, onAsk }: Props) {
  const t = useTranslations('warranty.register.part')
  const { field } = useController({ control: form.control, name: 'serials' })
  const serials = field.value
  const released = useRelease()
  const put = (next: string[]) => field.onChange(next)
  const remove = (index: number) => {
    const next = serials.filter((_, other) => other !== index)
    put(next)
    onAsk(next)
    document.getElementById(fieldId('serials.0'))?.focus()
  }
  return (
    <div className="grid gap-5">
      {serials.map((serial, index) => {
        const path = paths[index] ?? 'serials.0'
        const known = infos.find((info) => info.serial === serial.trim())
        return (
          <div key={path} className="grid gap-3">
            <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
              <TextField
                id={fieldId(path)}
                label={serials.length === 1 ? t('serial') : t('nth', { number: index + 1 })}
                hint={index === 0 ? t('hint') : undefined}
                error={errorOf(path) ?? (index === 0 ? errorOf('serials') : undefined)}
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={serial}
                onChange={({ target }) => put(serials.map((other, place) => (place === index ? target.value : other)))}
                onBlur={() => {
                  void released().then(() => onAsk(form.getValues('serials')))
                  if (serial.trim() !== '') field.onBlur()
                }}
              />
              {serials.length > 1 ? (
                <Button variant="quiet" onClick={() => remove(index)}>
                  {t('remove', { number: index + 1 })}
                </Button>
              ) : null}
            </div>
            <div aria-live="polite">{known ? <SerialCard known={known} locale={locale} /> : null}</div>
          </div>
        )
      })}
      {serials.length < maxSerials ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={() => put([...serials, ''])}>
            {t('add')}
          </Button>
          <p className="text-sm text-steel">{t('pair')}</p>
        </div>
      ) : null}
    </div>
  )
}
