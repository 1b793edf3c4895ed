import { vi } from 'vitest'

/**
 * Stands in for what makes a chosen file smaller and for what sends it (vitest.config.ts). A file stays as it was and is on its way for good,
 * unless a test says otherwise; each test begins with that (tests/setup-dom.ts).
 */
export const preparePhoto = vi.fn()
export const uploadFile = vi.fn()
