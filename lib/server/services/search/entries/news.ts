import { readSearchWords } from '@/lib/content/search-words'
import { getNews } from '@/lib/server/services/news/news'
import { inEveryLanguage, joinById, monthName, textsOf, thumbnailOf, type EntryProvider } from './entry'

/** What has been published by today. */
export const newsEntries: EntryProvider = async (source) => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).kinds.news)
  return joinById(await inEveryLanguage((lang) => getNews({ lang }, source))).map((news) => ({
    kind: 'news',
    id: news.en.id,
    path: `/newsAndEvents/${news.en.id}`,
    picture: thumbnailOf(news.en.picture),
    weight: 0.3,
    texts: textsOf(news, ({ title, summary, event }, lang) => ({
      title,
      summary,
      body: [...words[lang], ...(event ? [event.place, monthName(event.startsOn, lang)] : [])],
    })),
  }))
}
