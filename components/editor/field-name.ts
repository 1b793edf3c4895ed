import type { getTranslations } from 'next-intl/server'
import { entryFields } from '@/lib/contract/editor-words'

type Translator = Awaited<ReturnType<typeof getTranslations<'editor'>>>

/** What a field is called; one that no longer is has its code. */
export function fieldName(t: Translator, field: string): string {
  const known = entryFields.find((one) => one === field)
  return known ? t(`fields.${known}`) : field
}
