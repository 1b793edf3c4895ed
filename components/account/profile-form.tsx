'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

export function ProfileForm({ name: start, locale }: { name: string; locale: Locale }) {
  const t = useTranslations('user.settings')
  const router = useRouter()
  return (
    <AccountForm
      id="profile"
      label={t('profile')}
      fields={['name']}
      start={{ name: start }}
      submit={t('save')}
      done={t('saved')}
      onSend={async ({ name }) => {
        await callCompany('changeMyAccount', { name, lang: locale })
        router.refresh()
      }}
    />
  )
}
