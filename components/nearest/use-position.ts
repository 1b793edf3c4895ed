'use client'

import { useState } from 'react'
import { placeStore } from './place-store'

/** About a kilometre: enough to order dealers, too little to say where somebody lives. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100

/** Asks the device where it is, only when told to. */
export function usePosition(onPlace?: () => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState('denied')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPlace?.()
        placeStore.write({ lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) })
      },
      () => setState('denied'),
      { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  return { state, ask }
}
