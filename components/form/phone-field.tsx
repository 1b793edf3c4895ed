'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import { useRelease } from './use-release'

type Props = {
  id: string
  /** As typed. */
  value: string
  onChange: (value: string) => void
  /** The number in E.164 when the field is left; null = empty or not a number. */
  onRead?: (e164: string | null) => void
  /** ISO 3166-1 alpha-2 of numbers without a country code. */
  country: string
  /** Already translated; goes before what the field finds itself. */
  error?: string | undefined
  label?: ReactNode
  note?: ReactNode
  /** null = said elsewhere; default: how a number may be written. */ hint?: ReactNode
  /** Default: yes. */
  required?: boolean
  name?: string
}

/** A phone number in any way of writing; when it is left, it is written as the country does. The rules of all countries are loaded only then. */
export function PhoneField({
  id,
  value,
  onChange,
  onRead,
  country,
  error,
  label,
  note,
  hint,
  required = true,
  name,
}: Props) {
  const t = useTranslations('form.phone')
  const form = useTranslations('form')
  const [wrong, setWrong] = useState(false)
  const released = useRelease()

  const read = async () => {
    const { readPhone, showPhone } = await import('@/lib/domain/phone')
    const e164 = readPhone(value, country)
    // While the rules were loading the visitor may have come back to write on.
    if (e164 !== null && document.activeElement?.id !== id) onChange(showPhone(e164, country))
    onRead?.(e164)
    await released()
    setWrong(value.trim() !== '' && e164 === null)
  }

  return (
    <TextField
      id={id}
      label={label ?? t('label')}
      hint={hint === undefined ? t('hint') : hint}
      note={note}
      error={error ?? (wrong ? form('errors.phone') : undefined)}
      required={required}
      type="tel"
      name={name}
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      className="max-w-96"
      value={value}
      onChange={(event) => {
        setWrong(false)
        onChange(event.target.value)
      }}
      onBlur={() => void read()}
    />
  )
}
