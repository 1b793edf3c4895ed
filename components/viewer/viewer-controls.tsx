import {
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
  mdiRestore,
  mdiRotateLeft,
  mdiRotateRight,
  mdiRulerSquare,
} from '@mdi/js'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Finish } from '@/lib/contract/product-words'
import { IconControl } from './icon-control'
import { turnStep, zoomStep, type Command } from './keys'
import { SpringColours } from './spring-colours'
import type { ViewerData, ViewerTexts } from './viewer-texts'

type Props = {
  texts: ViewerTexts
  /** 0 assembled … 1 taken apart. */
  apart: number
  /** Null for a part that is all of one piece. */
  onApart: ((share: number) => void) | null
  isMeasured: boolean
  /** Null where nothing can be measured. */
  onMeasured: ((isShown: boolean) => void) | null
  finishes: ViewerData['finishes']
  finish: Finish | null
  onFinish: (finish: Finish) => void
  run: (command: Command) => void
}

/** What steers the model without a drag: a slider to take it apart, colours, dimensions, and buttons for every movement. */
export function ViewerControls({
  texts,
  apart,
  onApart,
  isMeasured,
  onMeasured,
  finishes,
  finish,
  onFinish,
  run,
}: Props) {
  const slider = useId()
  const moves = [
    { path: mdiRotateLeft, label: texts.turnLeft, command: { type: 'rotate', right: -2 * turnStep, up: 0 } },
    { path: mdiRotateRight, label: texts.turnRight, command: { type: 'rotate', right: 2 * turnStep, up: 0 } },
    { path: mdiMagnifyPlusOutline, label: texts.nearer, command: { type: 'zoom', factor: zoomStep } },
    { path: mdiMagnifyMinusOutline, label: texts.further, command: { type: 'zoom', factor: 1 / zoomStep } },
    { path: mdiRestore, label: texts.reset, command: { type: 'reset' } },
  ] as const satisfies readonly { path: string; label: string; command: Command }[]
  return (
    <div className="col-start-1 row-start-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-steel bg-carbon p-4 text-white">
      {onApart && (
        <div className="min-w-48 flex-1">
          <label id={`${slider}-label`} htmlFor={slider} className="text-sm text-mist">
            {texts.apart}
          </label>
          <input
            id={slider}
            aria-labelledby={`${slider}-label`}
            type="range"
            min={0}
            max={100}
            value={Math.round(apart * 100)}
            aria-valuetext={`${Math.round(apart * 100)} %`}
            onChange={(event) => onApart(event.target.valueAsNumber / 100)}
            className="block h-11 w-full cursor-pointer accent-signal-light"
          />
        </div>
      )}
      {finishes.length > 1 && (
        <SpringColours legend={texts.spring} finishes={finishes} value={finish} onChange={onFinish} />
      )}
      <div className="flex flex-wrap gap-1">
        {onMeasured && (
          <button
            type="button"
            aria-pressed={isMeasured}
            onClick={() => onMeasured(!isMeasured)}
            className="inline-flex min-h-11 items-center gap-2 rounded-base border border-steel px-3 text-sm font-medium hover:border-white aria-pressed:border-white aria-pressed:bg-white aria-pressed:text-ink"
          >
            <Icon path={mdiRulerSquare} size={5} className="max-sm:hidden" />
            {texts.measures}
          </button>
        )}
        {moves.map(({ path, label, command }) => (
          <IconControl key={label} path={path} label={label} onClick={() => run(command)} />
        ))}
      </div>
    </div>
  )
}
