'use client'

import { useId, useState } from 'react'
import { ForcePlate } from '@/components/drawings/force-plate'
import { ChipButton } from '@/components/ui/chip'

export type DialSubject = { letter: string; name: string; feels: { in: string; mid: string; out: string } }
type Props = { subjects: readonly DialSubject[]; texts: { choose: string; position: string; current: string } }

const clicks = 20
const start = 10

function feelAt(position: number): keyof DialSubject['feels'] {
  return position < clicks * 0.35 ? 'in' : position > clicks * 0.65 ? 'out' : 'mid'
}

/** A dial to turn: its picture and what the rider feels follow the slider. */
export function TryDial({ subjects, texts }: Props) {
  const slider = useId()
  const [chosen, choose] = useState(0)
  const [position, setPosition] = useState(start)
  const subject = subjects[chosen]
  if (!subject) return null
  return (
    <div className="grid gap-5">
      <div role="group" aria-label={texts.choose} className="flex flex-wrap gap-2" data-needs-script data-print="none">
        {subjects.map(({ letter, name }, i) => (
          <ChipButton key={letter} pressed={i === chosen} onClick={() => choose(i)}>
            <span className="figure">{letter}</span> {name}
          </ChipButton>
        ))}
      </div>
      <ForcePlate
        className="mx-auto w-full max-w-96"
        dials={[{ label: subject.name, clicks, marks: [{ label: texts.current, at: position }] }]}
      />
      <div data-needs-script data-print="none">
        <label id={`${slider}-label`} htmlFor={slider} className="text-sm text-steel">
          {texts.position}
        </label>
        <input
          id={slider}
          aria-labelledby={`${slider}-label`}
          type="range"
          min={0}
          max={clicks}
          step={1}
          value={position}
          onChange={(event) => setPosition(event.target.valueAsNumber)}
          className="block h-11 w-full cursor-pointer accent-signal"
        />
      </div>
      {/* As tall as the longest text needs, so that nothing below jumps while the slider moves. */}
      <p aria-live="polite" className="min-h-[7.5em] max-w-text sm:min-h-[4.8em]">
        {subject.feels[feelAt(position)]}
      </p>
    </div>
  )
}
