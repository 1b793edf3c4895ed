import { mdiMagnify } from '@mdi/js'
import { Icon } from '@/components/ui/icon'

type Props = { action: string; label: string; placeholder: string; submit: string; className?: string }

/** A plain form that asks the search page. */
export function SearchForm({ action, label, placeholder, submit, className }: Props) {
  return (
    <form action={action} role="search" className={className}>
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={200}
          className="block min-h-11 w-full rounded-base border border-edge bg-white py-1.5 pr-11 pl-3 text-base text-ink placeholder:text-steel"
        />
        <button
          type="submit"
          aria-label={submit}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink"
        >
          <Icon path={mdiMagnify} />
        </button>
      </label>
    </form>
  )
}
