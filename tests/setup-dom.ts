import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { router, usePathname } from './support/navigation'
import { readPlainStyle } from './support/plain-styles'
import { preparePhoto, uploadFile } from './support/upload'

afterEach(cleanup)

beforeEach(() => {
  for (const told of [...Object.values(router), usePathname]) told.mockReset()
  preparePhoto.mockReset().mockImplementation(async (file: Blob) => ({ blob: file, preview: null }))
  uploadFile.mockReset().mockImplementation(() => new Promise(() => undefined))
})

/** Nothing is laid out here, so nothing changes its size. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillObserver
Element.prototype.scrollIntoView = () => undefined

window.getComputedStyle = readPlainStyle

// A busy machine takes its time to load a module; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })
