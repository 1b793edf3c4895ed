import type { ReactNode } from 'react'

/** Every page below is a stored page: the build refuses one that would need work for each request. */
export const ensureStatic = 'navigation'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return children
}
