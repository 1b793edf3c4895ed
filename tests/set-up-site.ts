import type { TestProject } from 'vitest/node'
import { startSite } from './security/support/site'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the site that tests share which only read it. */
    siteOrigin: string
  }
}

/** One instance for all tests that only read: each instance takes a copy of the build, and a page is made once for all of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  project.provide('siteOrigin', site.origin)
  return () => site.stop()
}
