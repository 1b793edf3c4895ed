import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import type { DealerPage } from '@/lib/contract/dealer'
import type { Locale } from '@/lib/i18n/locales'
import { DealerPicture } from './dealer-picture'

/** What the shop says and shows of itself; nothing where it has said nothing. */
export async function ShopWords({ dealer: { about, pictures, name }, locale }: { dealer: DealerPage; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer.shop' })
  if (about === null && pictures.length === 0) return null
  return (
    <Part id="about" title={t('about')}>
      {about === null ? null : <p className="max-w-text text-lg whitespace-pre-line">{about}</p>}
      <ul className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3">
        {pictures.map((id, i) => (
          <li key={id}>
            <DealerPicture id={id} alt={t('picture', { name, number: i + 1 })} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
