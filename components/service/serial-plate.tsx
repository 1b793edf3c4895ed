import { classNames } from '@/components/ui/class-names'

type Props = {
  /** What the three groups of the serial mean. */
  parts: readonly string[]
  /** Name of the figure for those who hear the page. */
  label: string
  className?: string
}

const groups = ['2614A', '04217', 'Y'] as const
const widths = ['grow-[5]', 'grow-[5]', 'grow-[4] sm:grow-[3]'] as const

/** A serial as it is engraved, and what each group of it says. */
export function SerialPlate({ parts, label, className }: Props) {
  return (
    <figure aria-label={label} className={className}>
      <dl data-figures className="flex border border-ink bg-white max-[17rem]:grid">
        {groups.map((group, i) => (
          <div
            key={group}
            className={classNames(
              'grid min-w-0 basis-0 content-start border-l border-line first:border-l-0',
              widths[i],
            )}
          >
            <dt className="border-b border-line px-1 py-4 text-center font-display text-xl font-semibold whitespace-nowrap sm:text-3xl">
              {i > 0 && (
                <span aria-hidden="true" className="text-steel">
                  -
                </span>
              )}
              {group}
            </dt>
            <dd className="border-t-3 border-signal px-1 py-2 text-center text-xs leading-snug text-steel sm:text-sm">
              {parts[i]}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
