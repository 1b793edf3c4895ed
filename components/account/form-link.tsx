import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'

/** A way on beside a form's button. */
export function FormLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2">
      {children}
    </AppLink>
  )
}
