import type { VerdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'

type Waiting = { productId: string; resolve: (text: VerdictText | null) => void; reject: (error: unknown) => void }

const waiting = new Map<string, Waiting[]>()
const batchMs = 20

async function flush(key: string, vehicle: string, locale: Locale): Promise<void> {
  const batch = waiting.get(key) ?? []
  waiting.delete(key)
  try {
    const products = [...new Set(batch.map(({ productId }) => productId))].sort().join(',')
    const response = await fetch(`/api/fit?${new URLSearchParams({ vehicle, lang: locale, products }).toString()}`)
    if (!response.ok) throw new Error(`fit ${response.status}`)
    const texts = (await response.json()) as Record<string, VerdictText>
    for (const { productId, resolve } of batch) resolve(texts[productId] ?? null)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/** Verdict of one product; calls made within a moment of each other become one request. */
export function loadFitText(vehicle: string, productId: string, locale: Locale): Promise<VerdictText | null> {
  const key = `${locale} ${vehicle}`
  return new Promise((resolve, reject) => {
    const batch = waiting.get(key)
    if (batch) {
      batch.push({ productId, resolve, reject })
      return
    }
    waiting.set(key, [{ productId, resolve, reject }])
    setTimeout(() => void flush(key, vehicle, locale), batchMs)
  })
}
