import { readSearchWords } from '@/lib/content/search-words'
import { getVideos } from '@/lib/server/services/video/videos'
import { inEveryLanguage, joinById, textsOf, thumbnailOf, type EntryProvider } from './entry'

/** Video guides with the words of their chapters. */
export const videoEntries: EntryProvider = async () => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).kinds.video)
  return joinById(await inEveryLanguage((lang) => getVideos({ lang }))).map((video) => ({
    kind: 'video',
    id: video.en.id,
    path: `/services/videoTutorial#${video.en.id}`,
    picture: thumbnailOf(video.en.poster),
    weight: 0.4,
    texts: textsOf(video, ({ title, summary, chapters }, lang) => ({
      title,
      summary,
      names: words[lang].map((word) => `${word} ${title}`),
      body: chapters.flatMap((chapter) => [chapter.title, chapter.transcript]),
    })),
  }))
}
