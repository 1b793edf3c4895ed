import { readSearchWords } from '@/lib/content/search-words'
import { getPromotions } from '@/lib/server/services/promotion/promotions'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** Promotions that run or are to come. */
export const promotionEntries: EntryProvider = async (source) => {
  const words = await inEveryLanguage(async (lang) => (await readSearchWords(lang)).kinds.promotion)
  const promotions = joinById(await inEveryLanguage((lang) => getPromotions({ lang }, source)))
  return promotions
    .filter(({ en }) => en.state !== 'past')
    .map((promotion) => ({
      kind: 'promotion',
      id: promotion.en.id,
      path: '/promotion',
      picture: null,
      weight: 0.4,
      texts: textsOf(promotion, ({ title, text, includes }, lang) => ({
        title,
        summary: text,
        body: [...words[lang], ...includes],
      })),
    }))
}
