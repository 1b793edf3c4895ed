import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'

/** The company's people read Thai. */
export const companyLang: Lang = 'th'

/** Where messages to the company's own people go. With neither setting nothing is sent at all: it is kept, to be read with `npm run outbox`. */
export function companyMailbox(): string {
  const { COMPANY_MAILBOX, MAIL_FROM } = environment()
  return COMPANY_MAILBOX ?? /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? '')?.[0] ?? 'company@localhost'
}
