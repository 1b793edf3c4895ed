import 'server-only'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import { deskQueueSchema, type DeskItem, type Inbox } from '@/lib/contract/desk'
import { deskKinds, deskStatuses } from '@/lib/contract/desk-words'
import type { Locale } from '@/lib/i18n/locales'
import { askAsUser } from './session'

const filterSchema = z.object({
  queue: deskQueueSchema.optional().catch(undefined),
  status: z.enum(deskStatuses).catch('open'),
  owner: z.enum(['me', 'nobody']).optional().catch(undefined),
  number: z.string().trim().max(20).optional().catch(undefined),
  after: z.string().max(2000).optional().catch(undefined),
})
export type InboxFilter = z.infer<typeof filterSchema>

/** The filter in an address; what it does not know is left out. */
export const readInboxFilter = (query: Record<string, string | string[] | undefined>): InboxFilter =>
  filterSchema.parse(query)

/** Where nothing is to be seen for who asks, nothing is there. */
async function orNothing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.status)) notFound()
    throw error
  }
}

export const readInbox = (filter: InboxFilter): Promise<Inbox> => orNothing(askAsUser('listInbox', filter))

export const readDeskFigures = () => orNothing(askAsUser('getDeskFigures', {}))

export const readImports = () => orNothing(askAsUser('listImports', {}))

export const readImport = (id: string) => orNothing(askAsUser('getImport', { id }))

/** An item of the address; asked once a page, because each time is recorded. */
export async function readDeskItem(given: string, id: string, lang: Locale): Promise<DeskItem> {
  const kind = deskKinds.find((one) => one === given)
  return kind ? orNothing(askAsUser('openDeskItem', { kind, id, lang })) : notFound()
}
