import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'
import { localizePath } from '@/lib/i18n/locales'

/** Address of a build for a message. */
export function buildUrl(id: string, lang: Lang): string {
  return new URL(localizePath(`/community/${id}`, lang), environment().SITE_URL).href
}
