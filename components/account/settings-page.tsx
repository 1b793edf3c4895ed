import { getTranslations } from 'next-intl/server'
import { homeCountry } from '@/lib/i18n/home-country'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Part } from '@/components/sections/part'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { askAsUser } from '@/lib/data/session'
import { showPhone } from '@/lib/domain/phone'
import { localeList, locales, localizePath, type Locale } from '@/lib/i18n/locales'
import { accountFormMessages } from './account-messages'
import { AddressForm } from './address-form'
import { ChoicesForm } from './choices-form'
import { PasskeyList } from './passkey-list'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import { SessionList } from './session-list'
import { SignOutEverywhere } from './sign-out-everywhere'
import { UserFrame } from './user-frame'

export async function SettingsPage({ locale }: { locale: Locale }) {
  const [t, account] = await Promise.all([
    getTranslations({ locale, namespace: 'user.settings' }),
    askAsUser('getMyAccount', {}),
  ])
  const shown = { email: account.email, phone: account.phone && showPhone(account.phone, homeCountry(locale)) }
  const languages = localeList.map((id) => ({ id, name: locales[id].label }))
  const labels = {
    reminders: <UnbrokenText text={t('choices.reminders')} />,
    news: <UnbrokenText text={t('choices.news')} />,
  }
  return (
    <UserFrame route="/user/settings" locale={locale} lead={t('lead')}>
      <ClientMessages
        locale={locale}
        pick={['user.settings', 'account.passkey', 'account.register.again', ...accountFormMessages]}
      >
        <Part id="profile" title={t('profile')}>
          <ProfileForm name={account.name} locale={locale} />
        </Part>
        <Part id="addresses" title={t('addresses')} lead={t('addressLead')}>
          <dl className="grid w-fit grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {(['email', 'phone'] as const).map((kind) => (
              <div key={kind} className="contents">
                <dt className="text-steel">{t(kind)}</dt>
                <dd className="font-semibold break-all">{shown[kind] ?? t('none')}</dd>
              </div>
            ))}
          </dl>
          <AddressForm locale={locale} />
        </Part>
        <Part id="choices" title={t('messages')}>
          <ChoicesForm account={account} languages={languages} labels={labels} locale={locale} />
        </Part>
        <Part id="password" title={t('passwordTitle')}>
          <PasswordForm locale={locale} />
        </Part>
        <Part id="passkeys" title={t('passkeys.title')} lead={t('passkeys.lead')}>
          <PasskeyList passkeys={account.passkeys} locale={locale} />
        </Part>
        <Part id="sessions" title={t('sessions')}>
          <SessionList sessions={account.sessions} locale={locale} />
          <SignOutEverywhere href={localizePath('/login', locale)} />
        </Part>
      </ClientMessages>
    </UserFrame>
  )
}
