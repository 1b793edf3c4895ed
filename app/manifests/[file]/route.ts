import { getTranslations } from 'next-intl/server'
import { localeList, locales } from '@/lib/i18n/locales'
import { webManifest } from '@/lib/seo/web-manifest'

const fileOf = (locale: (typeof localeList)[number]) => `${locales[locale].code}.webmanifest`

export function generateStaticParams() {
  return localeList.map((locale) => ({ file: fileOf(locale) }))
}

/** `/manifests/th.webmanifest` */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const locale = localeList.find((one) => fileOf(one) === file)
  if (!locale) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale, namespace: 'layout' })
  const words = {
    description: t('description'),
    shortcuts: {
      finder: t('app.shortcuts.finder'),
      search: t('app.shortcuts.search'),
      register: t('app.shortcuts.register'),
      appointment: t('app.shortcuts.appointment'),
    },
    screenshots: {
      home: t('app.screenshots.home'),
      product: t('app.screenshots.product'),
      list: t('app.screenshots.list'),
    },
  }
  return Response.json(webManifest(locale, words), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
