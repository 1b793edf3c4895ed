import { AppLink } from '@/components/navigation/app-link'

const strokes = 'M2 1.5 10 13 18 1.5M10 12V26M41.5 3.5H30.5Q27.5 3.5 27.5 6.5V10.5Q27.5 13.5 30.5 13.5H38.5Q41.5 13.5 41.5 16.5V20.5Q41.5 23.5 38.5 23.5H27.5M65.5 3.5H54.5Q51.5 3.5 51.5 6.5V10.5Q51.5 13.5 54.5 13.5H62.5Q65.5 13.5 65.5 16.5V20.5Q65.5 23.5 62.5 23.5H51.5'

/** The name as the way home, drawn with letters of its own. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <AppLink href={href} aria-label={label} className="inline-flex min-h-11 items-center gap-2.5">
      <svg viewBox="0 0 69 27" className="h-6 w-auto fill-none stroke-current" strokeWidth="5" aria-hidden="true" focusable="false">
        <path d={strokes} />
      </svg>
      <span aria-hidden="true" lang="en" className="border-l border-current pl-2.5 text-sm leading-none font-semibold [font-stretch:75%]">
        SUSPENSION
      </span>
    </AppLink>
  )
}
