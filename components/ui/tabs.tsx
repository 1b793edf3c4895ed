'use client'

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Panels of which one is shown; arrow keys, Home and End move between the tabs. All panels are in the page, so search finds them. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: readonly Tab[]; initial?: string }) {
  const base = useId()
  const [selected, select] = useState(initial ?? tabs[0]?.id)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : event.key in steps
            ? (index + (steps[event.key] ?? 0) + tabs.length) % tabs.length
            : null
    const next = target === null ? undefined : tabs[target]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            className="min-h-11 border-b-3 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-steel hover:text-ink aria-selected:border-signal aria-selected:text-ink"
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== selected}
          className="py-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
