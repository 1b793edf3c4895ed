import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page of a build says in the browser. */
export const communityMessages: readonly MessagePath[] = ['community.like', 'community.report']
