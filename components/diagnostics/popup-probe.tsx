'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { LoadingOverlay } from '@/components/navigation/loading-overlay'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { notify } from '@/components/ui/toast'
import { finishBar, startBar } from '@/lib/utils/progress-bar'

const barMs = 2000
const trial = Symbol('trial')

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-xl font-semibold">{title}</h3>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}

function showBar(): void {
  startBar(trial)
  setTimeout(() => finishBar(trial), barMs)
}

/** Everything that can appear over a page, called as pages call it. */
export function PopupProbe() {
  const t = useTranslations('diagnostics.popups')
  const [veiled, setVeiled] = useState(false)
  return (
    <div className="grid gap-8">
      <Group title={t('toasts')}>
        {(['success', 'info', 'error'] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => void notify(kind, t(`toast.${kind}`))}>
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </Group>
      <Group title={t('dialogs')}>
        {(['centre', 'side'] as const).map((placement) => (
          <Dialog
            key={placement}
            title={t(placement)}
            closeLabel={t('close')}
            placement={placement}
            trigger={t(placement)}
            triggerClassName={buttonStyle('secondary')}
          >
            <p>{t('dialogText')}</p>
          </Dialog>
        ))}
      </Group>
      <Group title={t('loading')}>
        <Button variant="secondary" onClick={showBar}>
          {t('bar')}
        </Button>
        <Button variant="secondary" onClick={() => setVeiled(true)}>
          {t('veil')}
        </Button>
      </Group>
      <Group title={t('line')}>
        <Button variant="secondary" onClick={() => window.dispatchEvent(new Event('offline'))}>
          {t('lost')}
        </Button>
        <Button variant="secondary" onClick={() => window.dispatchEvent(new Event('online'))}>
          {t('back')}
        </Button>
      </Group>
      <LoadingOverlay pending={veiled} text={t('veilText')} hint={t('veilHint')} onCancel={() => setVeiled(false)} />
    </div>
  )
}
