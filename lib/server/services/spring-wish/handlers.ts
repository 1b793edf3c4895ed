import type { springWishEndpoints } from '@/lib/contract/spring-wish'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { requireWish } from './link'
import { listSpringPlans } from './plans'
import { sendWish } from './send'
import { withdrawWish } from './withdraw'

export const springWishHandlers: HandlersOf<typeof springWishEndpoints> = {
  getSpringPlans: ({ lang }, { db }) => listSpringPlans(db, lang),
  sendWish,
  async getWish({ token }, { db }) {
    const { brand, model, year, created_at, path } = await requireWish(db, token)
    return { brand, model, year, madeAt: created_at, path }
  },
  withdrawWish,
}
