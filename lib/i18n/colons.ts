import type { Lang } from '@/lib/contract/common'

/** What stands between a name and what it names. */
export const colons = { en: ': ', th: ': ', ja: '：' } as const satisfies Record<Lang, string>
