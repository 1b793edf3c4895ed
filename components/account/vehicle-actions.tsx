'use client'

import { useTranslations } from 'next-intl'
import { useState, type MouseEvent, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { focusAround } from '@/components/ui/focus-around'
import { forgetVehicle, garageStore } from '@/components/fitment/vehicle-store'
import { dayInThailand } from '@/lib/domain/calendar'
import { typedFigures } from '@/lib/domain/typed-figures'
import { CallOutcome } from './call-outcome'
import { changeGarage } from './change-garage'
import { useAccountCall } from './use-account-call'

const mostKm = 2_000_000

/** The odometer of a vehicle, and the way out of the garage. */
export function VehicleActions({ id, name, km }: { id: string; name: string; km: number | null }) {
  const t = useTranslations('user.garage')
  const call = useAccountCall()
  const [typed, setTyped] = useState(km === null ? '' : String(km))
  const [wrong, setWrong] = useState(false)

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const figures = typedFigures(typed).replaceAll(/[,.\s]/g, '')
    const isRight = /^\d{1,7}$/.test(figures) && Number(figures) <= mostKm
    setWrong(!isRight)
    if (!isRight) return
    const odometer = { km: Number(figures), on: dayInThailand(new Date()) }
    void call.run(
      () => changeGarage((garage) => garage.map((one) => (one.id === id ? { ...one, odometer } : one))),
      t('saved'),
    )
  }
  const remove = async ({ currentTarget }: MouseEvent) => {
    const isDone = await call.run(async () => {
      await changeGarage((garage) => garage.filter((one) => one.id !== id))
      if (garageStore.read().some((one) => one.id === id)) forgetVehicle(id)
    }, null)
    if (isDone) focusAround(currentTarget)
  }
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <form noValidate onSubmit={save} className="flex flex-wrap items-end gap-3">
        <TextField
          id={`odometer-${id}`}
          label={t('odometer')}
          inputMode="numeric"
          autoComplete="off"
          className="min-w-[min(100%,10rem)] grow"
          error={wrong ? t('wrongKm') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" variant="secondary" busy={call.busy}>
          {t('save')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('removeNamed', { name })}
          onClick={(event) => void remove(event)}
        >
          {t('remove')}
        </Button>
      </form>
      <CallOutcome call={call} />
    </div>
  )
}
