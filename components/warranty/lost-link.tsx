'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import { CheckFailure } from './check-failure'
import { useLostLink, type LinkField } from './use-lost-link'

/** The private link once more, to the mailbox on file, for who has the serial and the end of the phone number. The answer is the same for everybody. */
export function LostLink({ locale }: { locale: Locale }) {
  const t = useTranslations('warranty.check')
  const form = useTranslations('form')
  const { values, change, wrong, busy, sent, failure, submit } = useLostLink(locale)
  const field = (name: LinkField) => ({
    id: `lost-${name}`,
    label: t(name),
    error: wrong.fields.includes(name) ? t(`errors.${name}`) : undefined,
    required: true,
    autoComplete: 'off',
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value),
  })
  return (
    <section
      id="lost-link"
      aria-labelledby="lost-link-title"
      className="grid max-w-3xl scroll-mt-28 gap-6 border-t border-line pt-8"
    >
      <div className="grid max-w-text gap-2">
        <h2 id="lost-link-title" className="text-2xl">
          {t('lost.title')}
        </h2>
        <p>{t('lost.text')}</p>
      </div>
      <form
        noValidate
        aria-labelledby="lost-link-title"
        onSubmit={(event) => void submit(event)}
        className="grid gap-6"
      >
        {wrong.fields.length > 0 ? (
          <ErrorSummary
            key={wrong.count}
            title={form('summary')}
            errors={wrong.fields.map((name) => ({ field: `lost-${name}`, message: t(`errors.${name}`) }))}
          />
        ) : null}
        <TextField
          {...field('serial')}
          hint={t('serialHint')}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="max-w-96"
        />
        <TextField {...field('phoneLast4')} inputMode="numeric" maxLength={4} className="max-w-72" />
        {failure ? <CheckFailure failure={failure} /> : null}
        {sent ? (
          <Notice role="status" title={t('lost.sent')}>
            {t('lost.sentText')}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? t('lost.sending') : t('lost.submit')}
          </Button>
        </div>
      </form>
    </section>
  )
}
