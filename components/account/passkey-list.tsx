import { getTranslations } from 'next-intl/server'
import type { Passkey } from '@/lib/contract/passkey'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { AddPasskey } from './add-passkey'
import { PasskeyItem } from './passkey-item'

/** The passkeys of the account, and the way to one more. */
export async function PasskeyList({ passkeys, locale }: { passkeys: readonly Passkey[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'user.settings.passkeys' })
  const timesOf = ({ createdAt, usedAt }: Passkey) =>
    usedAt === null
      ? t('made', { date: formatDate(createdAt, locale) })
      : t('madeAndUsed', { made: formatDate(createdAt, locale), used: formatDate(usedAt, locale) })
  return (
    <div role="group" aria-labelledby="passkeys-title" tabIndex={-1} className="grid gap-6">
      {passkeys.length > 0 && (
        <ul className="grid max-w-2xl gap-px border border-line bg-line">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              id={passkey.id}
              name={passkey.name}
              times={timesOf(passkey)}
              locale={locale}
            />
          ))}
        </ul>
      )}
      <AddPasskey locale={locale} />
    </div>
  )
}
