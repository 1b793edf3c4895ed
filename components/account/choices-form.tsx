'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Choice } from '@/components/form/choice'
import { callCompany } from '@/lib/client/browser'
import type { MyAccount } from '@/lib/contract/my-account'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

type Props = {
  account: Pick<MyAccount, 'reminders' | 'news' | 'mailLang'>
  /** Each language by its own name. */
  languages: readonly { id: Locale; name: string }[]
  /** What each choice says, drawn on the server: Thai words of the trade stay whole. */
  labels: Record<'reminders' | 'news', ReactNode>
  locale: Locale
}

/** Which messages somebody gets and in which language; each choice is kept at once. */
export function ChoicesForm({ account, languages, labels, locale }: Props) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const change = (input: Partial<Pick<MyAccount, 'reminders' | 'news'>> & { mailLang?: Locale }) =>
    void call.run(() => callCompany('changeMyAccount', { ...input, lang: locale }), t('saved'))
  return (
    <div className="grid max-w-xl gap-3">
      {(['reminders', 'news'] as const).map((choice) => (
        <Choice
          key={choice}
          type="checkbox"
          framed
          label={labels[choice]}
          checked={account[choice]}
          disabled={call.busy}
          onChange={({ target }) => change({ [choice]: target.checked })}
        />
      ))}
      <fieldset className="mt-3 grid gap-2" disabled={call.busy}>
        <legend className="mb-2 font-semibold">{t('language')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {languages.map(({ id, name }) => (
            <Choice
              key={id}
              type="radio"
              name="mail-language"
              framed
              label={<span lang={id}>{name}</span>}
              checked={(account.mailLang ?? locale) === id}
              onChange={() => change({ mailLang: id })}
            />
          ))}
        </div>
      </fieldset>
      <CallOutcome call={call} />
    </div>
  )
}
