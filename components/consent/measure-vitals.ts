import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { WebVital } from '@/lib/contract/analytics-words'
import { sendCount } from './send-count'

const measured = new Map<WebVital, number>()
let path: string | null = null

function note({ name, value }: Metric): void {
  measured.set(name, name === 'CLS' ? value * 1000 : value)
}

/** Sent once, when the page is left or put aside: later is not sure to come. */
function send(): void {
  if (document.visibilityState !== 'hidden' || path === null || measured.size === 0) return
  sendCount({ path, vitals: [...measured].map(([vital, value]) => ({ vital, value: Math.round(value) })) })
  path = null
}

/** Measures how fast the page was that the browser has loaded; pages that are opened from it load nothing of their own. */
export function measureVitals(): void {
  if (path !== null || measured.size > 0) return
  path = window.location.pathname
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(note)
  // After the library's own listeners, which complete CLS and INP at the same moment.
  document.addEventListener('visibilitychange', send)
}
