import { vi } from 'vitest'

/**
 * Stands in for `@/lib/client/browser` (vitest.config.ts): no test asks a company that is not there, and tests that say what it answers
 * share a process with those that do not. Forgets everything between tests (tests/setup.ts).
 */
export const callCompany = vi.fn()
export const prepareCalls = vi.fn()
