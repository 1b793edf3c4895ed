import { readSearchWords } from '@/lib/content/search-words'
import { loadMessages } from '@/lib/i18n/messages'
import { getCareers } from '@/lib/server/services/career/careers'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** Postings that can still be applied for. */
export const jobEntries: EntryProvider = async (source) => {
  const known = await inEveryLanguage(async (lang) => ({
    words: (await readSearchWords(lang)).kinds.job,
    departments: (await loadMessages(lang)).career.departments,
  }))
  const jobs = joinById(await inEveryLanguage((lang) => getCareers({ lang }, source)))
  return jobs
    .filter(({ en }) => en.state !== 'closed')
    .map((job) => ({
      kind: 'job',
      id: job.en.id,
      path: `/career/${job.en.id}`,
      picture: null,
      weight: 0.4,
      texts: textsOf(job, ({ title, lead, department }, lang) => ({
        title,
        summary: lead,
        names: known[lang].words.map((word) => `${word} ${title}`),
        body: [...known[lang].words, known[lang].departments[department]],
      })),
    }))
}
