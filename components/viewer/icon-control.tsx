import { Icon } from '@/components/ui/icon'
import { classNames } from '@/components/ui/class-names'

/** A square button with a glyph, large enough for a finger. */
export function IconControl({
  path,
  label,
  onClick,
  className,
}: {
  path: string
  label: string
  onClick: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classNames(
        'grid size-11 place-items-center rounded-base border border-steel text-white transition-colors duration-150 hover:bg-white hover:text-ink',
        className,
      )}
    >
      <Icon path={path} size={5} />
    </button>
  )
}
