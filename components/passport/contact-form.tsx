'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { countryOptions } from '@/components/form/address-countries'
import { AddressFields } from '@/components/form/address-fields'
import { ErrorSummary } from '@/components/form/error-summary'
import { listErrors } from '@/components/form/form-errors'
import { PhoneField } from '@/components/form/phone-field'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { homeCountry } from '@/lib/i18n/home-country'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'
import { contactFields, contactTable, type ContactField } from './contact-table'
import { useContact } from './use-contact'

type Props = {
  contact: Passport['contact']
  secret: PassportKey
  locale: Locale
  onChanged: (passport: Passport) => void
}

/** Phone, e-mail and address of the owner. What is emptied is deleted. */
export function ContactForm({ contact, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.contact')
  const failures = useTranslations('passport.failures')
  const failureText = useFailureText()
  const [countries] = useState(() => countryOptions(locale))
  const { values, change, wrong, failure, busy, tries, send } = useContact({ contact, secret, locale, onChanged })
  const errorOf = (field: ContactField) => {
    const kind = wrong[field]
    return kind === undefined ? undefined : t(`errors.${kind}`)
  }
  const listed = listErrors(contactFields, errorOf, (field) => contactTable[field].id)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }
  const addressError = errorOf('address')
  return (
    <form
      noValidate
      aria-labelledby="passport-contact"
      onSubmit={submit}
      className="grid grid-cols-1 gap-6 border-t-3 border-ink bg-white p-5 sm:p-8"
    >
      {listed.length > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={listed} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField
          id={contactTable.phone.id}
          value={values.phone}
          onChange={(phone) => change({ phone })}
          country={homeCountry(locale)}
          error={errorOf('phone')}
          required={false}
        />
        <TextField
          id={contactTable.email.id}
          label={t('email')}
          error={errorOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </div>
      <p className="text-sm text-steel">{t('addressText')}</p>
      <AddressFields
        id="contact-address"
        value={values.address}
        onChange={(address) => change({ address })}
        errors={addressError === undefined ? {} : { line: addressError }}
        lang={locale}
        countries={countries}
        required={false}
      />
      {failure ? (
        <Notice tone="danger" role="alert" title={failures('title')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('sending') : t('submit')}
        </Button>
      </div>
    </form>
  )
}
