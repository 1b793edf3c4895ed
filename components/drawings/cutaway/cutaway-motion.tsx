'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { pressureAt, readLength, readPressure, readVolume, type Readings } from '@/lib/drawings/cutaway/readings'
import { moveParts } from './move'
import { useScene } from './use-scene'
import { useScrollStroke } from './use-scroll-stroke'

export type MotionTexts = { compressed: string; move: string; pressure: string; displaced: string }
type Props = {
  strokeMm: number
  /** Gas pressure of the extended damper, bar; null = it has no gas. */
  bar: number | null
  /** Share of the gas volume that the rod takes at full stroke. */
  squeeze: number
  /** Oil that the rod displaces at full stroke, ml. */
  ml: number
  /** Stroke at which the drawing was made, 0–1. */
  rest: number
  /** Begins the ids of this drawing; no other of the page has it. */
  id: string
  /** Address of the damper, for its moving parts. */
  picture: string
  texts: MotionTexts
  legend: ReactNode
  children: ReactNode
}

function Reading({ label, readings: [metric, imperial] }: { label: string; readings: Readings }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-sm leading-snug text-steel stage:text-mist">{label}</dt>
      <dd className="figure text-xl whitespace-nowrap">
        {metric === imperial ? (
          metric
        ) : (
          <>
            <span data-systems="metric kgf">{metric}</span>
            <span data-systems="imperial">{imperial}</span>
          </>
        )}
      </dd>
    </div>
  )
}

/** Moves the drawing inside it: by its slider, or with the page until the slider is used. */
export function CutawayMotion({ strokeMm, bar, squeeze, ml, rest, id, picture, texts, legend, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const slider = useId()
  const last = useRef(rest)
  const [stroke, setStroke] = useState(rest)
  const [isByHand, setIsByHand] = useState(false)
  useScrollStroke(root, !isByHand, rest, setStroke)
  const scene = useScene(picture, id, stroke !== rest)
  useEffect(() => {
    if (!root.current || scene === null || stroke === last.current) return
    moveParts(root.current, { stroke, direction: stroke > last.current ? 'in' : 'out', gasShare: 1 - squeeze * stroke })
    last.current = stroke
  }, [stroke, squeeze, scene])
  const mm = strokeMm * stroke
  return (
    <div className="border border-line stage:border-steel">
      <div
        ref={root}
        data-live={scene === null ? undefined : true}
        className="drawing-board relative stage:bg-transparent stage:bg-none"
      >
        {/* Drawn once, shown by both views. Not `display: none`, which would lose the gradients. */}
        {scene === null ? null : (
          <svg
            width="0"
            height="0"
            className="absolute"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: scene }}
          />
        )}
        {children}
      </div>
      <div
        className="flex flex-wrap items-center gap-x-10 gap-y-3 border-t border-line bg-white px-4 py-3 stage:border-steel stage:bg-transparent"
        data-figures
      >
        <div className="min-w-[min(15rem,100%)] flex-1" data-needs-script data-print="none">
          <label id={`${slider}-label`} htmlFor={slider} className="text-sm text-steel stage:text-mist">
            {texts.move}
          </label>
          <input
            id={slider}
            aria-labelledby={`${slider}-label`}
            type="range"
            min={0}
            max={strokeMm}
            step={0.5}
            value={Math.round(mm * 2) / 2}
            aria-valuetext={readLength(mm)[0]}
            onChange={(event) => {
              setIsByHand(true)
              setStroke(event.target.valueAsNumber / strokeMm)
            }}
            className="block h-11 w-full cursor-pointer accent-signal stage:accent-signal-light"
          />
        </div>
        <dl className="grid grid-cols-[auto_auto_auto] gap-x-6 sm:gap-x-10">
          <Reading label={texts.compressed} readings={readLength(mm)} />
          <Reading label={texts.displaced} readings={readVolume(ml * stroke)} />
          {bar === null ? null : (
            <Reading label={texts.pressure} readings={readPressure(pressureAt(bar, squeeze, stroke))} />
          )}
        </dl>
      </div>
      {legend}
    </div>
  )
}
