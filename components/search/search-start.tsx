import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ChipLink } from '@/components/ui/chip'
import { families } from '@/lib/contract/product-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { SearchBox } from './search-box'
import { SearchTips } from './search-tips'

/** The search page before anything is searched. */
export async function SearchStart({ locale }: { locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'spec.families' }),
  ])
  return (
    <>
      <PageStage title={t('title')} size="tall" scene="hero-fork" opens>
        <div data-tone="light" className="max-w-2xl bg-white p-4 text-ink">
          <SearchBox locale={locale} />
        </div>
      </PageStage>
      <div className="shell grid gap-8 pt-10 pb-section">
        <nav aria-label={t('suggestions')} className="grid gap-3">
          <p className="text-steel">{t('suggestions')}</p>
          <ul className="flex flex-wrap gap-2">
            {families.map((family) => (
              <li key={family}>
                <ChipLink href={localizePath(`/products/list?family=${family}`, locale)} rel="nofollow">
                  {spec(family)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchTips locale={locale} />
      </div>
    </>
  )
}
