import { AppLink } from '@/components/navigation/app-link'
import { formatBox } from '@/lib/drawings/geometry'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'

/** The name as the way home, drawn with letters of its own. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <AppLink href={href} aria-label={label} className="inline-flex min-h-11 items-center gap-2.5">
      <svg
        viewBox={formatBox(wordmarkBox)}
        className="h-4.5 w-auto shrink-0 fill-current"
        aria-hidden="true"
        focusable="false"
      >
        <path d={wordmarkPath} />
      </svg>
      <span
        aria-hidden="true"
        lang="en"
        className="border-l border-current pl-2.5 text-sm leading-none font-semibold [font-stretch:75%]"
      >
        SUSPENSION
      </span>
    </AppLink>
  )
}
