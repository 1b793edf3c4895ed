import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A busy machine takes its time to load a module; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })
