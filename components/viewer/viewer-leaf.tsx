'use client'

import { mdiRotate3dVariant } from '@mdi/js'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ViewerPanel } from './viewer-panel'
import type { ViewerData, ViewerState } from './viewer-texts'

type Props = ViewerData & { still: ReactNode; frame: string; className: string }

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Shows the still until the visitor asks for more; whatever fails, it shows the still again, and the button for as long as another try may help. */
export function ViewerLeaf({ still, frame, className, ...data }: Props) {
  const [state, setState] = useState<ViewerState>('idle')
  const [Panel, setPanel] = useState<typeof ViewerPanel | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const { texts } = data
  const isOpen = state === 'loading' || state === 'ready'

  const open = async () => {
    if (!hasWebGl()) {
      flushSync(() => setState('unsupported'))
      message.current?.focus()
      return
    }
    setState('loading')
    try {
      const { ViewerPanel: Loaded } = await import('./viewer-panel')
      setPanel(() => Loaded)
    } catch {
      setState('failed')
    }
  }
  /** What had the focus may go with the model; the button is what stays. Safari gives none to a button that is clicked, so whoever closes has it. */
  const follow = useCallback((next: ViewerState) => {
    const hasFocus = next === 'idle' || root.current?.contains(document.activeElement)
    flushSync(() => setState(next))
    if (next !== 'ready' && hasFocus) button.current?.focus({ preventScroll: next === 'lost' })
  }, [])

  return (
    <div ref={root} className={`grid grid-cols-1 ${className}`} data-viewer-state={state}>
      <div className={`relative col-start-1 row-start-1 ${frame}`}>
        <div className={state === 'ready' ? 'invisible print:visible' : 'contents'}>{still}</div>
        <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-end justify-end gap-3" data-print="none">
          <p
            ref={message}
            role="status"
            tabIndex={-1}
            className={state === 'ready' ? 'sr-only' : 'max-w-text flex-1 text-sm empty:hidden stage:text-white'}
          >
            {state === 'idle' ? '' : texts[state]}
          </p>
          <Button
            ref={button}
            variant="secondary"
            className={state === 'ready' || state === 'unsupported' ? 'hidden' : ''}
            busy={state === 'loading'}
            data-needs-script
            onClick={() => void open()}
          >
            {state !== 'loading' && <Icon path={mdiRotate3dVariant} size={5} />}
            {texts.open}
          </Button>
        </div>
      </div>
      {isOpen && Panel && (
        <Panel {...data} isReady={state === 'ready'} onState={follow} onClose={() => follow('idle')} />
      )}
    </div>
  )
}
