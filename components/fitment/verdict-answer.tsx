'use client'

import useSWRImmutable from 'swr/immutable'
import { passFocusOn } from '@/components/ui/focus-around'
import { useFetchState } from '@/components/ui/use-fetch-state'
import type { VerdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'
import { loadFitText } from './fit-texts'
import { VerdictNote } from './verdict-note'
import type { ChosenVehicle } from './vehicle-store'

export type VerdictTexts = { checking: string; failed: string; retry: string }

type Props = {
  vehicle: ChosenVehicle
  productId: string
  locale: Locale
  texts: VerdictTexts
  detailed: boolean
}

function Answer({ vehicle, productId, locale, texts, detailed }: Props) {
  const { data, error, isLoading, mutate } = useSWRImmutable<VerdictText | null, Error>(
    ['fit', vehicle.id, productId, locale],
    () => loadFitText(vehicle.id, productId, locale),
  )
  const { pending } = useFetchState({ isLoading, error })
  if (pending) return <p className="text-sm text-steel">{texts.checking}</p>
  if (error) {
    return (
      <p className="text-sm text-steel" role="status">
        {texts.failed}{' '}
        <button
          ref={passFocusOn}
          type="button"
          className="min-h-6 font-semibold underline underline-offset-4"
          onClick={() => void mutate()}
        >
          {texts.retry}
        </button>
      </p>
    )
  }
  if (!data) return null
  return <VerdictNote text={data} detailed={detailed} brief={!detailed} year={vehicle.year} />
}

/** Asks for the verdict of one product for one vehicle. It keeps the focus while it is asked once more. */
export function VerdictAnswer(props: Props) {
  return (
    <div tabIndex={-1}>
      <Answer {...props} />
    </div>
  )
}
