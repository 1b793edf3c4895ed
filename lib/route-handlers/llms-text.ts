import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { localeList, locales } from '@/lib/i18n/locales'
import { menu } from '@/lib/routes/navigation'
import type { Route } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { pageAddress } from '@/lib/seo/sitemap'

const link = (name: string, address: string, note = '') => `- [${name}](${address})${note && `: ${note}`}`
const indexed = ({ index, guards }: Route) => index && guards.length === 0

async function listMenu(): Promise<string[]> {
  const [t, titles] = await Promise.all([
    getTranslations({ locale: 'en', namespace: 'layout' }),
    getTranslations({ locale: 'en', namespace: 'routes' }),
  ])
  const lineOf = (route: Route) => link(titles(routeTitle(route).key, { name: '' }), pageAddress(route.path, 'en'))
  return menu.map(({ key, groups }) =>
    [`## ${t(`sections.${key}`)}`, '', ...groups.flatMap(({ routes }) => routes.filter(indexed).map(lineOf))].join(
      '\n',
    ),
  )
}

/** What is here for programs that read, and where. For programs, so in English alone. Source: llmstxt.org. */
export async function writeLlmsText(): Promise<string> {
  const t = await getTranslations({ locale: 'en', namespace: 'layout' })
  const { SITE_URL } = environment()
  const address = (path: string) => new URL(path, SITE_URL).href
  const languages = localeList.map((locale) => `${locales[locale].label} at ${pageAddress('/', locale)}`).join(', ')
  const data = [
    link('Sitemaps', address('/sitemap.xml'), 'every page in every language, with the day its data changed'),
    link('Products and vehicles', address('/api/company/openapi.json'), 'OpenAPI document of the public data'),
    link('Application chart', address('/api/documents/applications.csv'), 'which part fits which vehicle, as CSV'),
    link('News', address('/api/feeds/news/en.xml'), 'RSS; th.xml and ja.xml for the other languages'),
  ]
  const facts = [
    `Every page exists in three languages with the same paths: ${languages}.`,
    'Part numbers are the same everywhere. Dimensions are metric. Vehicle years are of the common era, in Thai too.',
    t('sampleContent'),
  ]
  return [
    `# ${t('rights')}`,
    `> ${t('description')}`,
    facts.join('\n'),
    ...(await listMenu()),
    `## Data\n\n${data.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}
