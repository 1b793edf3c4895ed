import { AppLink } from '@/components/navigation/app-link'
import { formatBox } from '@/lib/drawings/geometry'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'

/** The name as the way home, drawn with letters of its own. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <AppLink href={href} aria-label={label} className="wordmark">
      <svg viewBox={formatBox(wordmarkBox)} aria-hidden="true">
        <path d={wordmarkPath} />
      </svg>
      <span aria-hidden="true" lang="en">
        SUSPENSION
      </span>
    </AppLink>
  )
}
