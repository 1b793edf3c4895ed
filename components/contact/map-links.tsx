import { getTranslations } from 'next-intl/server'
import type { ContactInfo } from '@/lib/contract/contact'
import type { Locale } from '@/lib/i18n/locales'

/** The place in the visitor's own map. */
export async function MapLinks({ info, locale }: { info: ContactInfo; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const place = `${info.latitude},${info.longitude}`
  const links = [
    { href: `geo:${place}?q=${place}`, label: t('geo') },
    { href: `https://www.google.com/maps/search/?api=1&query=${place}`, label: t('maps') },
    { href: `https://maps.apple.com/?ll=${place}&q=${place}`, label: t('appleMaps') },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1" data-print="none">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} rel="noreferrer" className="inline-flex min-h-8 items-center underline underline-offset-4">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
