import { gzipSync } from 'node:zlib'
import type { Locale } from '@/lib/i18n/locales'

export type HtmlBudget = { rawKb: number; gzipKb: number }

/** What the HTML of a stored page may weigh in English, its tree for React included; kB = 1000 bytes. A product is to come down to 32 kB. */
export const htmlBudgets = {
  home: { rawKb: 200, gzipKb: 31 },
  product: { rawKb: 200, gzipKb: 32.3 },
  list: { rawKb: 250, gzipKb: 30 },
  questions: { rawKb: 250, gzipKb: 25 },
} as const satisfies Record<string, HtmlBudget>
export type WeighedHtml = keyof typeof htmlBudgets

/** Weight of a page's HTML as it is and as it is sent, in kB of 1000 bytes. */
export function weighHtml(html: string): HtmlBudget {
  return { rawKb: Buffer.byteLength(html) / 1000, gzipKb: gzipSync(html).length / 1000 }
}

/** Three bytes for a letter: the same page in Thai or Japanese, of which gzip takes back most. */
const otherScripts = { rawKb: 1.2, gzipKb: 1.1 } as const

/** What of a page is heavier than its budget, in words; empty when it keeps to it. */
export function excessOf(kind: WeighedHtml, weight: HtmlBudget, locale: Locale = 'en'): string[] {
  const share = locale === 'en' ? { rawKb: 1, gzipKb: 1 } : otherScripts
  const { rawKb, gzipKb } = htmlBudgets[kind]
  const budget = { rawKb: rawKb * share.rawKb, gzipKb: gzipKb * share.gzipKb }
  return (['rawKb', 'gzipKb'] as const)
    .filter((key) => weight[key] > budget[key])
    .map(
      (key) => `${key === 'rawKb' ? 'HTML' : 'gzip'} ${weight[key].toFixed(1)} kB, budget ${budget[key].toFixed(1)} kB`,
    )
}
