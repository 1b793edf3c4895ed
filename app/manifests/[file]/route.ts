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
  return Response.json(webManifest(locale, t('description')), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
