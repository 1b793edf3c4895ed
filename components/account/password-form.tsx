'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

export function PasswordForm({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings')
  const router = useRouter()
  return (
    <AccountForm
      id="password"
      label={t('passwordTitle')}
      fields={['current', 'password']}
      labels={{ current: t('current'), password: t('newPassword') }}
      submit={t('change')}
      done={t('passwordChanged')}
      onSend={async ({ current, password }) => {
        await callCompany('changePassword', { current, password, lang: locale })
        router.refresh()
      }}
    />
  )
}
