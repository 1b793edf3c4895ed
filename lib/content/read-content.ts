import 'server-only'
import type { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { holdMarks } from '@/lib/i18n/held-marks'

/** Editorial text of one language, `content/<lang>/<folder>/<name>.json`. Throws when the file is missing or has another shape than its schema says. */
export async function readContent<T>(
  lang: Lang,
  folder:
    | 'about'
    | 'careers'
    | 'catalogue'
    | 'community'
    | 'desk'
    | 'faq'
    | 'manual'
    | 'news'
    | 'policy'
    | 'search'
    | 'series'
    | 'service'
    | 'videos',
  name: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const file = (await import(`../../content/${lang}/${folder}/${name}.json`)) as { default: unknown }
  return schema.parse(holdMarks(lang, file.default))
}
