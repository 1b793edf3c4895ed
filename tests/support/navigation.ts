import { vi } from 'vitest'

/**
 * Stands in for `next/navigation` (vitest.config.ts): no test stands in a page of Next's, and those that say where they are or look where a
 * visitor is led share a process with the others. Forgets everything between tests (tests/setup-dom.ts).
 */
export * from 'next/navigation.js'

export const router = {
  push: vi.fn<(address: string, options?: { scroll: boolean }) => void>(),
  replace: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
}
/** @public Components import it by Next's name. */
export const useRouter = () => router
export const usePathname = vi.fn<() => string>()
