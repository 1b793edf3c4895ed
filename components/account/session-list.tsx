import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/lib/i18n/format-moment'
import { Badge } from '@/components/ui/badge'
import type { MyAccount } from '@/lib/contract/my-account'
import type { Locale } from '@/lib/i18n/locales'

/** Where the account is signed in, this device marked. */
export async function SessionList({ sessions, locale }: { sessions: MyAccount['sessions']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'user.settings' })
  return (
    <ul className="grid max-w-2xl gap-px border border-line bg-line">
      {sessions.map(({ openedAt, usedAt, here, secondFactor }, i) => (
        // Nothing of a session leads back to it from here, not even an id.
        <li key={`${openedAt} ${i}`} className="flex flex-wrap items-center justify-between gap-3 bg-white p-4">
          <span>
            <span className="block font-semibold">{t('opened', { date: formatMoment(openedAt, locale) })}</span>
            <span className="text-sm text-steel">{t('used', { date: formatMoment(usedAt, locale) })}</span>
          </span>
          <span className="flex gap-2">
            {secondFactor && <Badge tone="info">{t('factor')}</Badge>}
            {here && <Badge tone="success">{t('here')}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}
