'use client'

import { mdiClose } from '@mdi/js'
import { useEffect, type ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { useVehicle } from './use-vehicle'
import { vehicleStore } from './vehicle-store'

type Props = {
  locale: Locale
  listHref: string
  finderHref: string
  texts: { see: string; change: string; remove: string }
  children: ReactNode
}

/** Name of the remembered vehicle in this language; asks for it once when it was chosen in another. */
function useVehicleName(locale: Locale): { name: string; listQuery: string } | null {
  const vehicle = useVehicle()
  const name = vehicle?.names[locale]
  useEffect(() => {
    if (!vehicle || name !== undefined) return
    const learn = async () => {
      const { brand, model, generation } = await callCompany(
        'getVehicle',
        { id: vehicle.id, lang: locale },
        { quiet: true },
      )
      vehicleStore.write({ ...vehicle, names: { ...vehicle.names, [locale]: `${brand} ${model} ${generation}` } })
    }
    learn().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') vehicleStore.write(null)
    })
  }, [vehicle, name, locale])
  if (!vehicle) return null
  return {
    name: name ?? Object.values(vehicle.names)[0] ?? vehicle.id,
    listQuery: `?vehicle=${vehicle.id}${vehicle.year === null ? '' : `&year=${vehicle.year}`}`,
  }
}

/** The remembered vehicle with what fits it; the invitation while none is remembered. */
export function FitBarVehicle({ locale, listHref, finderHref, texts, children }: Props) {
  const vehicle = useVehicleName(locale)
  if (!vehicle) return children
  return (
    <div className="flex min-w-0 grow items-center gap-x-4">
      <strong className="min-w-0 truncate" data-testid="vehicle-name">
        {vehicle.name}
      </strong>
      <AppLink
        href={listHref + vehicle.listQuery}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-signal underline stage:text-signal-light underline-offset-4 hover:decoration-2"
      >
        {texts.see}
      </AppLink>
      <AppLink
        href={finderHref}
        className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4 hover:decoration-2"
      >
        {texts.change}
      </AppLink>
      <button
        type="button"
        onClick={() => vehicleStore.write(null)}
        className="ml-auto grid min-h-11 min-w-11 shrink-0 place-items-center text-steel hover:text-ink stage:text-mist stage:hover:text-white"
        aria-label={texts.remove}
        title={texts.remove}
      >
        <Icon path={mdiClose} size={5} />
      </button>
    </div>
  )
}
