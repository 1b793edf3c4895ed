'use client'

import { mdiCheck, mdiContentCopy, mdiPrinterOutline, mdiShareVariantOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast'
import { addressOfChoices } from './setup-address'
import { setupStore } from './setup-store'

const never = () => () => undefined
const canShare = () => 'share' in navigator
const addressNow = () => location.origin + addressOfChoices(setupStore.read(), location.pathname)

async function share(title: string): Promise<void> {
  await navigator.share({ title, url: addressNow() }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  })
}

/** Ways to keep a setup: on paper, as a link, or handed on by the device. */
export function ShareSetup({ title }: { title: string }) {
  const t = useTranslations('setup.card')
  const [isCopied, setIsCopied] = useState(false)
  const isShareable = useSyncExternalStore(never, canShare, () => false)
  const copy = async () => {
    await navigator.clipboard.writeText(addressNow())
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }
  const fail = () => void notify('error', t('failed'))
  return (
    <div className="flex flex-wrap gap-3" data-print="none">
      <Button onClick={() => print()}>
        <Icon path={mdiPrinterOutline} size={5} />
        {t('print')}
      </Button>
      <Button variant="secondary" onClick={() => void copy().catch(fail)}>
        <Icon path={isCopied ? mdiCheck : mdiContentCopy} size={5} />
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
      {isShareable && (
        <Button variant="secondary" onClick={() => void share(title).catch(fail)}>
          <Icon path={mdiShareVariantOutline} size={5} />
          {t('share')}
        </Button>
      )}
    </div>
  )
}
