import { readSearchWords } from '@/lib/content/search-words'
import { listBuilds } from '@/lib/server/services/community/builds'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** What owners built, found by vehicle and by words. */
export const buildEntries: EntryProvider = async ({ db }) => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).kinds.build)
  return joinById(await inEveryLanguage((lang) => listBuilds(db, lang))).map((build) => ({
    kind: 'build',
    id: build.en.id,
    path: `/community/${build.en.id}`,
    picture: `/vehicles/${build.en.vehicle.body}.svg`,
    weight: 0.2,
    texts: textsOf(build, ({ title, summary, vehicle: { brand, model } }, lang) => ({
      title,
      summary,
      names: words[lang].map((word) => `${word} ${brand} ${model}`),
      body: [`${brand} ${model}`, ...words[lang]],
    })),
  }))
}
