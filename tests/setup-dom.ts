import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { readPlainStyle } from './support/plain-styles'

afterEach(cleanup)

/** Nothing is laid out here, so nothing changes its size. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillObserver

window.getComputedStyle = readPlainStyle

// A busy machine takes its time to load a module; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })
