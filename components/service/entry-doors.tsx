import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { EntryCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DoorMark } from './door-mark'

const ways = [
  { key: 'register', path: '/services/warranty/register', variant: 'primary' },
  { key: 'check', path: '/services/warranty/checkWarranty', variant: 'secondary' },
  { key: 'passport', path: '/services/warranty/passport', variant: 'secondary' },
] as const

/** The three ways into the warranty, one line each. */
export async function EntryDoors({ doors, locale }: { doors: EntryCopy['doors']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <ul className="grid gap-px border border-line bg-line">
      {ways.map(({ key, path, variant }) => (
        <li
          key={key}
          className="grid gap-x-8 gap-y-4 bg-white p-6 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:p-8 md:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:items-center"
        >
          <DoorMark kind={key} className="size-14 sm:size-18" />
          <div className="grid gap-1">
            <h2 className="text-2xl">{doors[key].title}</h2>
            <p className="max-w-text">{doors[key].text}</p>
            <p className="text-sm text-steel">
              <UnbrokenText text={t('needs', { needs: doors[key].needs })} />
            </p>
          </div>
          <p className="sm:col-start-2 md:col-start-3">
            <ButtonLink href={localizePath(path, locale)} variant={variant} size="large" className="md:min-w-52">
              {doors[key].action}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
