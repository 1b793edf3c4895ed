import { langSchema } from '@/lib/contract/common'
import type { reviewEndpoints } from '@/lib/contract/review'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  async getCustomerReview({ product }, { db }) {
    const rows = await db
      .selectFrom('customer_review')
      .select(['id', 'rating', 'text', 'lang', 'author', 'written_on', 'source'])
      .where('product_id', '=', product)
      .orderBy('written_on', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ written_on, lang, ...row }) => ({ ...row, lang: langSchema.parse(lang), writtenOn: written_on }))
  },
}
