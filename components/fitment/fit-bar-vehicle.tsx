'use client'

import { mdiClose, mdiMenuDown } from '@mdi/js'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { useGarage, useVehicle } from './use-vehicle'
import { forgetVehicle, vehicleStore } from './vehicle-store'

/** Loaded when somebody with several vehicles opens it. */
const GarageList = lazy(async () => ({ default: (await import('./garage-list')).GarageList }))

type Props = {
  locale: Locale
  listHref: string
  finderHref: string
  texts: { see: string; change: string; remove: string; garage: string }
  children: ReactNode
}

/** Name of the remembered vehicle in this language; asks for it once when it was chosen in another. */
function useVehicleName(locale: Locale): {
  id: string
  name: string
  year: number | null
  listQuery: string
  at: string
} | null {
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
      if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') forgetVehicle(vehicle.id)
    })
  }, [vehicle, name, locale])
  if (!vehicle) return null
  const shown = name ?? Object.values(vehicle.names)[0] ?? vehicle.id
  return {
    id: vehicle.id,
    name: shown,
    year: vehicle.year,
    at: vehicle.at === undefined ? '' : `?${vehicle.at}`,
    listQuery: `?vehicle=${vehicle.id}${vehicle.year === null ? '' : `&year=${vehicle.year}`}`,
  }
}

/** The remembered vehicle with what fits it; the invitation while none is remembered. */
export function FitBarVehicle({ locale, listHref, finderHref, texts, children }: Props) {
  const vehicle = useVehicleName(locale)
  const others = useGarage().length > 1
  const isChosen = vehicle !== null
  useEffect(() => {
    // During hydration none is chosen yet: what is remembered counts.
    document.documentElement.toggleAttribute('data-fit', isChosen || vehicleStore.read() !== null)
  }, [isChosen])
  const [open, setOpen] = useState(false)
  if (!vehicle) return children
  return (
    <div className="relative flex min-w-0 grow items-center gap-x-3 max-[17rem]:flex-wrap md:gap-x-4">
      <strong
        className="grid min-w-0 text-xs/tight max-[17rem]:mr-8 max-[17rem]:min-h-11 max-[17rem]:grow max-[17rem]:basis-[calc(100%-5rem)] max-[17rem]:content-center max-[17rem]:py-1 md:flex md:text-sm"
        data-testid="vehicle-name"
      >
        <span className="truncate max-[17rem]:whitespace-normal">{vehicle.name}</span>
        {vehicle.year !== null && (
          <span className="shrink-0 whitespace-pre">
            <span className="max-md:hidden"> · </span>
            {vehicle.year}
          </span>
        )}
      </strong>
      {others && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={texts.garage}
          title={texts.garage}
          onClick={() => setOpen(!open)}
          className="-ml-3 grid min-h-11 min-w-11 shrink-0 place-items-center max-[17rem]:mr-8 max-[17rem]:-ml-11"
        >
          <Icon path={mdiMenuDown} size={5} />
        </button>
      )}
      {others && open && (
        <Suspense>
          <GarageList locale={locale} texts={texts} onChosen={() => setOpen(false)} />
        </Suspense>
      )}
      <AppLink
        href={listHref + vehicle.listQuery}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-signal underline stage:text-signal-light underline-offset-4 hover:decoration-2"
      >
        {texts.see}
      </AppLink>
      <AppLink
        href={finderHref + vehicle.at}
        className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4 hover:decoration-2"
      >
        {texts.change}
      </AppLink>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // This button stays with the next vehicle, and goes with the last.
          if (!others) currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
          forgetVehicle(vehicle.id)
        }}
        className="ml-auto grid min-h-11 min-w-11 shrink-0 place-items-center text-steel max-[17rem]:absolute max-[17rem]:top-0 max-[17rem]:-right-3 hover:text-ink stage:text-mist stage:hover:text-white"
        aria-label={texts.remove}
        title={texts.remove}
      >
        <Icon path={mdiClose} size={5} />
      </button>
    </div>
  )
}
