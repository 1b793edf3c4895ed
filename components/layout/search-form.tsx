import { mdiMagnify } from '@mdi/js'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

type Props = { action: string; label: string; placeholder: string; submit: string; className?: string }

/** A plain form that asks the search page. */
export function SearchForm({ action, label, placeholder, submit, className }: Props) {
  return (
    <form action={action} role="search" aria-label={label} className={classNames('site-search', className)}>
      <input type="search" name="q" aria-label={label} placeholder={placeholder} autoComplete="off" maxLength={200} />
      <button type="submit" aria-label={submit}>
        <Icon path={mdiMagnify} />
      </button>
    </form>
  )
}
