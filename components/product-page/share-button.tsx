'use client'

import { mdiShareVariantOutline } from '@mdi/js'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast'

/** The device's own share sheet, or the address to the clipboard where there is none. */
export function ShareButton({
  title,
  texts,
}: {
  title: string
  texts: { label: string; copied: string; failed: string }
}) {
  const share = async () => {
    const { href: url } = location
    if ('share' in navigator) {
      await navigator.share({ title, url }).catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error
      })
      return
    }
    await (navigator as Navigator).clipboard.writeText(url)
    await notify('success', texts.copied)
  }
  return (
    <button
      type="button"
      onClick={() => void share().catch(() => notify('error', texts.failed))}
      className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline"
    >
      <Icon path={mdiShareVariantOutline} size={5} />
      {texts.label}
    </button>
  )
}
