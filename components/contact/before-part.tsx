import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const ways = {
  fit: '/products',
  warranty: '/services/warranty',
  faq: '/services/faq',
  dealer: '/whereToBuy',
  jobs: '/career',
  case: '/case',
} as const

/** Pages that answer most of what people write about. */
export async function BeforePart({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.before' })
  return (
    <ul className="flex flex-wrap gap-3">
      {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
        <li key={way}>
          <ButtonLink href={localizePath(ways[way], locale)} variant="secondary">
            {t(way)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
