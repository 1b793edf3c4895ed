import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { readAbout, type AboutName } from '@/lib/content/about'
import { aboutPages } from '@/lib/domain/about-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { JsonLd } from '@/lib/seo/json-ld'
import { companyPageJsonLd } from '@/lib/seo/page-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Slots } from './about-blocks'
import { AboutView } from './about-view'

export async function aboutMetadata(name: AboutName): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readAbout(name, locale)
  return pageMetadata(meta, { route: aboutPages[name].path, locale })
}

/** A page about the company. `slots`: what the page shows beside its words, such as a form, by the id of its place. */
export async function AboutRoute({ name, slots }: { name: AboutName; slots?: Slots }) {
  const locale = await currentLocale()
  const page = aboutPages[name]
  const [titles, content] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    readAbout(name, locale),
  ])
  const title = titles(routeTitle(routeOf(page.path)).key)
  const url = new URL(localizePath(page.path, locale), environment().SITE_URL)
  return (
    <PageFrame route={page.path} tone="stage">
      <AboutView title={title} content={content} scene={page.scene} locale={locale} {...(slots && { slots })} />
      <JsonLd
        data={companyPageJsonLd('AboutPage', { name: title, description: content.meta.description, url, lang: locale })}
      />
    </PageFrame>
  )
}
