import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the list of questions and its search say in the browser. */
export const faqMessages = ['faq.search', 'faq.ownPage'] as const satisfies readonly MessagePath[]
