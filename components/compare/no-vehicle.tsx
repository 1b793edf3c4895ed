'use client'

import { useVehicle } from '@/components/fitment/use-vehicle'
import { AppLink } from '@/components/navigation/app-link'

/** The way to a vehicle where none is remembered: without one there is nothing to say about fit. */
export function NoVehicle({ href, label }: { href: string; label: string }) {
  if (useVehicle()) return null
  return (
    <AppLink href={href} className="inline-flex min-h-6 items-center text-sm underline underline-offset-4">
      {label}
    </AppLink>
  )
}
