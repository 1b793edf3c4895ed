import type { Lang } from '@/lib/contract/common'

const endings: Record<Lang, RegExp> = {
  en: /^(.+)( for .+?)$/,
  th: /^(.+)( สำหรับ .+?)$/,
  ja: /^(.+)(（.+?用）)$/,
}

/** The name of a part, and the vehicle it was first made for as the name ends with it; empty where it names none. */
export function splitMadeFor(name: string, lang: Lang): { base: string; madeFor: string } {
  const [, base = name, madeFor = ''] = endings[lang].exec(name) ?? []
  return { base, madeFor }
}
