import { AppLink } from '@/components/navigation/app-link'

/** The name as the way home, drawn with letters of its own; their outline stands in layout.css, for it would be four times in each page. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <AppLink href={href} aria-label={label} className="wordmark">
      <i />
      <span aria-hidden="true" lang="en">
        SUSPENSION
      </span>
    </AppLink>
  )
}
