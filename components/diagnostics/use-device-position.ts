'use client'

import { useEffect, useState } from 'react'

export type DevicePosition = { lat: number; lng: number; accuracyM: number; altitudeM: number | null; ms: number }
type PositionFailure = 'missing' | 'refused' | 'unavailable' | 'timeout'

const failures: Readonly<Record<number, PositionFailure>> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' }
const timeoutMs = 10_000

/** Whether the browser has been allowed to tell; null = it does not say. */
function usePermission(): PermissionState | null {
  const [permission, setPermission] = useState<PermissionState | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // Older browsers have no such list.
    const permissions = navigator.permissions as Permissions | undefined
    void permissions
      ?.query({ name: 'geolocation' })
      .then((status) => {
        if (stop.signal.aborted) return
        const tell = () => setPermission(status.state)
        status.addEventListener('change', tell, { signal: stop.signal })
        tell()
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [])
  return permission
}

/** Asks the device where it is when told to; what it says stays here. */
export function useDevicePosition() {
  const permission = usePermission()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<DevicePosition | PositionFailure | null>(null)
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setFound('missing')
      return
    }
    const started = performance.now()
    const settle = (outcome: DevicePosition | PositionFailure) => {
      setBusy(false)
      setFound(outcome)
    }
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        settle({
          lat: coords.latitude,
          lng: coords.longitude,
          accuracyM: coords.accuracy,
          altitudeM: coords.altitude,
          ms: performance.now() - started,
        }),
      ({ code }) => settle(failures[code] ?? 'unavailable'),
      { enableHighAccuracy: true, maximumAge: 0, timeout: timeoutMs },
    )
  }
  return { permission, busy, found, ask }
}
