import { useTranslations } from 'next-intl'
import type { KeyboardEvent, PointerEvent } from 'react'

type Props = { address: string; value: string; onChange: (value: string) => void }

const middle = [50, 50] as const
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** The point of a picture that no crop loses: set with a click or the arrow keys, shown in the two crops of the site. */
export function FocusPicker({ address, value, onChange }: Props) {
  const t = useTranslations('editor.form')
  const [x = 50, y = 50] = value === '' ? middle : value.split(' ').map(Number)
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(`${within(((clientX - left) / width) * 100)} ${within(((clientY - top) / height) * 100)}`)
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(`${within(x + step[0])} ${within(y + step[1])}`)
  }
  return (
    <div role="group" aria-label={t('focus')} className="grid gap-3 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <p className="text-sm text-steel sm:col-span-2">{t('focusHint')}</p>
      <button
        type="button"
        aria-label={`${t('focus')}: ${x} % / ${y} %`}
        onPointerDown={point}
        onKeyDown={move}
        className="relative block cursor-crosshair self-start"
      >
        {/* oxlint-disable-next-line nextjs/no-img-element -- a file of our own, shown as it lies there */}
        <img src={address} alt="" className="w-full bg-ink" draggable={false} />
        <span
          aria-hidden
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-signal/60"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <div className="grid content-start gap-3">
        {['aspect-[3/2]', 'aspect-square'].map((ratio) => (
          // oxlint-disable-next-line nextjs/no-img-element -- the same file, cut as pages cut it
          <img
            key={ratio}
            src={address}
            alt=""
            className={`w-full bg-ink object-cover ${ratio}`}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
        ))}
      </div>
    </div>
  )
}
