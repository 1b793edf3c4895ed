import type { Kysely } from 'kysely'
import { readAsked, readSearchWords, type SearchWords } from '@/lib/content/search-words'
import { langs } from '@/lib/contract/lang-words'
import { dayInThailand } from '@/lib/domain/calendar'
import { readCatalogueVersion } from '@/lib/server/catalogue/version'
import type { Database } from '@/lib/server/db/schema'
import { emptyMemory, type SearchMemory } from '@/lib/server/search/memory'
import { normalizeText } from '@/lib/server/search/normalize'
import { collectPostings, type Postings } from '@/lib/server/search/postings'
import { buildPhraseIndex, type PhraseIndex } from '@/lib/server/search/texts/phrase-index'
import { buildTextIndex, readTokens, type TextDocument, type TextIndex } from '@/lib/server/search/texts/text-index'
import { readContentVersion } from '@/lib/server/services/editor/overlay'
import type { EntrySource, SearchEntry } from './entries/entry'
import { entryProviders } from './entries/providers'
import { keysOfName, toName, type EntryName, type KindWord } from './entry-names'
import { readVehicleNames, type VehicleNames } from './vehicle-names'

export type EntryDocument = TextDocument & {
  entry: SearchEntry
  /** Complete names in all languages. */
  names: readonly EntryName[]
}
export type SiteIndex = {
  texts: TextIndex<EntryDocument>
  /** What has a name that begins so, by `keysOfName`. */
  byName: Postings<EntryDocument>
  kindWords: readonly KindWord[]
  /** Queries that are known to be meant for an entry, by its key. */
  asked: PhraseIndex<string>
  byKey: ReadonlyMap<string, EntryDocument>
  /** What searches have read of the catalogue of this version. */
  memory: SearchMemory
  vehicleNames: VehicleNames
}

const titledKinds: ReadonlySet<string> = new Set(['promotion', 'build', 'news', 'video', 'road-show', 'dealer'])

type Held = { version: string; index: Promise<SiteIndex> }
// Next bundles this module several times; the indexes are to be there once.
const holder = globalThis as typeof globalThis & {
  siteIndexes?: WeakMap<Kysely<Database>, Held>
  askedIndex?: Promise<PhraseIndex<string>> | undefined
}

/** The index of everything that stands on the site today, made by the first who asks. */
export async function currentSiteIndex({ db, now }: EntrySource): Promise<SiteIndex> {
  const indexes = (holder.siteIndexes ??= new WeakMap())
  const [catalogue, content] = await Promise.all([readCatalogueVersion(db), readContentVersion({ db, now })])
  const version = `${dayInThailand(now)} ${catalogue} ${content}`
  const held = indexes.get(db)
  if (held?.version === version) return held.index
  const index = buildSiteIndex({ db, now })
  indexes.set(db, { version, index })
  index.catch(() => {
    if (indexes.get(db)?.index === index) indexes.delete(db)
  })
  return index
}

async function buildSiteIndex(source: EntrySource): Promise<SiteIndex> {
  const entries = (await Promise.all(entryProviders.map((provide) => provide(source)))).flat()
  const words = await Promise.all(langs.map(readSearchWords))
  const documents = entries.map((entry) =>
    toDocument(
      entry,
      words.flatMap(({ kinds }) => readKindWords(kinds, entry.kind)),
    ),
  )
  return {
    texts: buildTextIndex(documents),
    byName: indexNames(documents),
    asked: await currentAsked(),
    byKey: new Map(documents.map((document) => [`${document.entry.kind}:${document.entry.id}`, document])),
    kindWords: words.flatMap(({ kinds }) =>
      Object.entries(kinds).flatMap(([kind, list]) =>
        list.map((word) => ({ kind, word: toName(normalizeText(word)) })),
      ),
    ),
    memory: emptyMemory(),
    vehicleNames: await readVehicleNames(source.db),
  }
}

/** Of files that stay as they are while the process runs: made once. */
function currentAsked(): Promise<PhraseIndex<string>> {
  const index = (holder.askedIndex ??= indexAsked())
  index.catch(() => (holder.askedIndex = undefined))
  return index
}

async function indexAsked(): Promise<PhraseIndex<string>> {
  const asked = (await Promise.all(langs.map(readAsked))).flatMap((entries) => Object.entries(entries))
  return buildPhraseIndex(asked.flatMap(([of, phrases]) => phrases.map((text) => ({ of, text }))))
}

function indexNames(documents: readonly EntryDocument[]): Postings<EntryDocument> {
  const byName = collectPostings<EntryDocument>()
  for (const document of documents) for (const key of document.names.flatMap(keysOfName)) byName.add(key, document)
  return byName.close()
}

/** What a posting, a video or an offer is called is as good as a part of its title. */
function readKindWords(kinds: SearchWords['kinds'], kind: string): readonly string[] {
  return titledKinds.has(kind) ? (Object.entries(kinds).find(([of]) => of === kind)?.[1] ?? []) : []
}

function toDocument(entry: SearchEntry, kindWords: readonly string[]): EntryDocument {
  const texts = langs.map((lang) => entry.texts[lang])
  const names = texts.flatMap(({ title, names: others = [] }) => [title, ...others])
  const calls = texts.flatMap(({ calls: others = [] }) => others)
  return {
    entry,
    names: [...new Set([...names, ...calls].map(normalizeText))].map(toName),
    title: readTokens([...names, ...kindWords]),
    all: readTokens([...names, ...kindWords, ...texts.flatMap(({ summary, body = [] }) => [summary, ...body])]),
  }
}
