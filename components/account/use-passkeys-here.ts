import { useEffect, useState } from 'react'
import { hasPasskeys } from '@/lib/client/passkeys'

/** Whether this device has passkeys; null = not known yet. */
export function usePasskeysHere(): boolean | null {
  const [here, setHere] = useState<boolean | null>(null)
  useEffect(() => {
    let left = false
    void hasPasskeys().then((found) => {
      if (!left) setHere(found)
    })
    return () => {
      left = true
    }
  }, [])
  return here
}
