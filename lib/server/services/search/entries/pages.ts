import { readContent } from '@/lib/content/read-content'
import { readSearchWords } from '@/lib/content/search-words'
import type { SiteKind } from '@/lib/contract/search'
import { loadMessages } from '@/lib/i18n/messages'
import { hasOpening, pageOpenings } from '@/lib/pictures/page-openings'
import { routes, type Route } from '@/lib/routes/table'
import { z } from 'zod'
import { inEveryLanguage, textsOf, thumbnailOf, type EntryProvider } from './entry'

const seriesPaths: ReadonlySet<string> = new Set(['street', 'auto', 'forks'])
const serviceGroups: ReadonlySet<string> = new Set(['warranty', 'help', 'workshop'])
/** Pages of an account are found, too: whoever is not signed in is asked to first. */
const signIn: ReadonlySet<string> = new Set(['guest', 'auth'])
const linesSchema = z.object({ links: z.record(z.string(), z.string()) })

function kindOf({ path, group }: Route): SiteKind {
  if (path === '/services/manual') return 'manual'
  if (path.startsWith('/catalogue/') || path === '/services/download' || path === '/services/abe') return 'document'
  if (group && serviceGroups.has(group)) return 'service'
  return (group && seriesPaths.has(group)) || path.startsWith('/vespa/') ? 'series' : 'page'
}

/** As a query for a series is read in every language: gtx series. */
const seriesNames = (route: Route, title: string) =>
  kindOf(route) === 'series' && /^[A-Za-z-]+$/.test(title) && !/series$/i.test(title) ? [`${title} series`] : []

const weightOf = ({ group, path }: Route) => (group ? 0.7 : path === '/' ? 0.1 : 0.4)

/** Every page that search engines may list and that has an address of its own, by the table of routes, and what people ask for by name. */
export const pageEntries: EntryProvider = async () => {
  const known = await inEveryLanguage(async (lang) => {
    const { routes: titles }: { routes: Readonly<Record<string, string>> } = await loadMessages(lang)
    const { pages: words } = await readSearchWords(lang)
    const [service, others] = await Promise.all([
      readContent(lang, 'service', 'main', linesSchema),
      readContent(lang, 'search', 'lines', linesSchema),
    ])
    return { titles, words, lines: { ...others.links, ...service.links } }
  })
  return routes
    .filter(
      ({ name, index, params, guards }) =>
        (index || name in known.en.words) && params.length === 0 && guards.every((guard) => signIn.has(guard)),
    )
    .map((route) => ({
      kind: kindOf(route),
      id: route.name,
      path: route.path,
      picture: hasOpening(route.path) ? thumbnailOf(pageOpenings[route.path]) : null,
      weight: weightOf(route),
      texts: textsOf(known, ({ titles, words, lines }) => ({
        title: titles[route.name] ?? route.name,
        summary: lines[route.name] ?? '',
        names: [...(words[route.name] ?? []), ...seriesNames(route, titles[route.name] ?? '')],
      })),
    }))
}
