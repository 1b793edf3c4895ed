import { gzipSync } from 'node:zlib'

export type HtmlBudget = { rawKb: number; gzipKb: number }

/** What the HTML of a stored page may weigh in every language, its data for React included; kB = 1000 bytes. */
export const htmlBudgets = {
  home: { rawKb: 200, gzipKb: 31 },
  product: { rawKb: 200, gzipKb: 32 },
  list: { rawKb: 220, gzipKb: 30.5 },
  questions: { rawKb: 130, gzipKb: 21 },
} as const satisfies Record<string, HtmlBudget>
export type WeighedHtml = keyof typeof htmlBudgets

/** Weight of a page's HTML as it is and as it is sent, in kB of 1000 bytes. */
export function weighHtml(html: string): HtmlBudget {
  return { rawKb: Buffer.byteLength(html) / 1000, gzipKb: gzipSync(html).length / 1000 }
}

/** What of a page is heavier than its budget, in words; empty when it keeps to it. */
export function excessOf(kind: WeighedHtml, weight: HtmlBudget): string[] {
  const budget = htmlBudgets[kind]
  return (['rawKb', 'gzipKb'] as const)
    .filter((key) => weight[key] > budget[key])
    .map(
      (key) => `${key === 'rawKb' ? 'HTML' : 'gzip'} ${weight[key].toFixed(1)} kB, budget ${budget[key].toFixed(1)} kB`,
    )
}
