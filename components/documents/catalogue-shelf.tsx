import { getTranslations } from 'next-intl/server'
import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { AppLink } from '@/components/navigation/app-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { catalogueNames } from '@/lib/contract/catalogue'
import { catalogueEditions } from '@/lib/domain/catalogue-editions'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import { scenes } from '@/lib/pictures/scenes'

/** The catalogues, each to read as a page; the page leads to its PDF. */
export async function CatalogueShelf({ locale }: { locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue.shelf' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <section aria-labelledby="catalogues-title" className="grid gap-5">
      <header className="grid gap-2">
        <h2 id="catalogues-title" className="display text-3xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('text')} />
        </p>
      </header>
      <ul className="cells grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
        {catalogueNames.map((name) => {
          const picture = findPicture(scenes[catalogueEditions[name].cover].look)
          return (
            <li key={name} className="relative grid content-between gap-3 bg-white p-4 hover:bg-paper">
              <AppLink
                href={localizePath(`/catalogue/${name}`, locale)}
                prefetch={false}
                className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {titles(`catalogue-${name}`)}
              </AppLink>
              {picture && (
                <div className="justify-self-end">
                  <RenderedPicture picture={picture} label="" sizes="6rem" className="size-24 object-contain" />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
