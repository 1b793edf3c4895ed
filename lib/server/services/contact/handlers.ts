import data from '@/content/contact.json'
import { localizedTextSchema } from '@/lib/contract/common'
import { contactInfoSchema, type contactEndpoints } from '@/lib/contract/contact'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

const stored = contactInfoSchema.extend({ address: localizedTextSchema }).parse(data)

export const contactHandlers: HandlersOf<typeof contactEndpoints> = {
  getContactInfo: ({ lang }) => Promise.resolve({ ...stored, address: stored.address[lang] }),
}
