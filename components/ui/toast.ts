import type { ToastKind } from './toast-host'

/**
 * Tells an outcome at the top right for 20 seconds; a swipe beyond 80 px or the close button removes it, a newer message
 * replaces it. The library is loaded on first use. Browser only.
 */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  const { showToast } = await import('./toast-host')
  showToast(kind, message)
}
