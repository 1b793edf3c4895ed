import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { readDraft } from '@/components/form/read-fields'
import { wishShape } from '@/lib/contract/spring-wish'
import type { Locale } from '@/lib/i18n/locales'
import { wishTable, type ReadyWish, type WishDraft } from './wish-table'

/** The part of a wish that a visitor types, checked by the contract itself; with neither mailbox nor phone the mailbox has the issue `custom`. */
export function makeResolver(locale: Locale): Resolver<WishDraft, unknown, ReadyWish> {
  const schema: z.ZodType<ReadyWish, WishDraft> = z
    .custom<WishDraft>()
    .transform((draft) => readDraft(wishTable, draft, locale))
    .pipe(z.object(wishShape))
  return zodResolver(schema)
}
