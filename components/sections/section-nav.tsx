type Item = { id: string; label: string }

/** Ways to the parts of a long page; stays in view on wide screens. */
export function SectionNav({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <nav aria-label={label} data-print="none" className="z-20 border-b border-line bg-white md:sticky md:top-16">
      <ul className="shell flex gap-x-6 overflow-x-auto">
        {items.map(({ id, label: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 items-center border-b-3 border-transparent text-sm font-semibold whitespace-nowrap hover:border-signal"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
