import type { MetadataRoute } from 'next'
import { readFaq } from '@/lib/data/faq'
import { readProductIndex } from '@/lib/data/products'
import { localeList } from '@/lib/i18n/locales'
import { listPages } from '@/lib/seo/sitemap'

/** Every page that search engines may show, in each language with its counterparts. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [products, topics] = await Promise.all([readProductIndex(), readFaq('en')])
  return listPages(localeList, {
    '/products/:id': products.map(({ id, updatedOn }) => ({ params: { id }, changedOn: updatedOn })),
    '/services/faq/:question': topics
      .flatMap((topic) => topic.questions)
      .map(({ id }) => ({ params: { question: id } })),
  })
}
