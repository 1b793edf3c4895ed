'use client'

import { mdiClose } from '@mdi/js'
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { readKey } from './keys'
import { IconControl } from './icon-control'
import { useModelView } from './use-model-view'
import { useStage } from './use-stage'
import { ViewerControls } from './viewer-controls'
import type { ViewerData, ViewerState } from './viewer-texts'

type Props = ViewerData & { isReady: boolean; onState: (state: ViewerState) => void; onClose: () => void }

const ring =
  "after:pointer-events-none after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-white"

/** The live model over the still, and what steers it. Loaded on a click, together with everything it is drawn with. */
export function ViewerPanel({ product, finishes, measures, description, texts, isReady, onState, onClose }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const { stage, comesApart } = useStage({ host, product, measures, onState })
  const { apart, explode, isMeasured, showMeasures, finish, paint, run } = useModelView({ stage, product, onClose })
  const help = useId()

  // Before the browser paints, so that no key pressed on what has just become visible goes elsewhere.
  useLayoutEffect(() => {
    if (isReady) host.current?.focus({ preventScroll: true })
  }, [isReady])

  const pressKey = (event: KeyboardEvent) => {
    const command = readKey(event)
    // Arrows belong to the slider and the colours while those have the focus.
    if (!command || (command.type !== 'close' && event.target !== host.current)) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }

  return (
    <div className="contents" data-tone="stage" data-print="none" onKeyDown={pressKey}>
      <div
        className={`relative col-start-1 row-start-1 overflow-hidden bg-carbon bg-radial from-[#2b3037] to-carbon to-70% ${isReady ? '' : 'invisible'}`}
      >
        <div
          ref={host}
          role="application"
          tabIndex={0}
          aria-label={texts.label}
          aria-describedby={help}
          data-viewer-canvas
          className={`absolute inset-0 overflow-hidden ${ring}`}
        />
        <IconControl
          path={mdiClose}
          label={texts.close}
          onClick={onClose}
          className="absolute top-2 right-2 bg-carbon"
        />
        <p id={help} className="sr-only">
          {`${texts.keys} ${description} ${measures.map(({ text }) => text).join(', ')}`}
        </p>
      </div>
      {isReady && (
        <ViewerControls
          texts={texts}
          apart={apart}
          onApart={comesApart ? explode : null}
          isMeasured={isMeasured}
          onMeasured={measures.length > 0 ? showMeasures : null}
          finishes={finishes}
          finish={finish}
          onFinish={paint}
          run={run}
        />
      )}
    </div>
  )
}
