import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the search in the words of the films says in the browser. */
export const transcriptMessages = ['video.search'] as const satisfies readonly MessagePath[]
