import { useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { likeStore, withLike } from '@/lib/utils/like-store'

/** Whether this browser likes a build, and how many do. The count is asked for once the button is near. */
export function useLike(id: string, locale: Locale, near: boolean) {
  const known = useSyncExternalStore(likeStore.subscribe, likeStore.read, likeStore.readOnServer)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'limited' | null>(null)
  const count = useSWR(
    near ? (['likes', id] as const) : null,
    async () => (await callCompany('getCommunityById', { id, lang: locale })).likes,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const liked = known.ids.includes(id)

  const toggle = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const before = likeStore.read()
    const browser = before.browser || makeKey()
    try {
      const { likes } = await callCompany('addLikeOrUnlike', { id, browser, like: !liked })
      likeStore.write(withLike({ ...likeStore.read(), browser }, id, !liked))
      await count.mutate(likes, { revalidate: false })
    } catch (error) {
      setFailure(readFailure(error).code === 'TOO_MANY_REQUESTS' ? 'limited' : 'failed')
    }
    setBusy(false)
  }
  return { liked, likes: count.data ?? null, busy, failure, toggle }
}
