import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from './icon'
import { pageWindow } from './page-window'

type Props = {
  /** 1-based. */
  page: number
  pages: number
  /** Already localized address of a page. */
  hrefOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

/** Classes of one page's link. */
export const pageLinkStyle =
  'grid min-h-11 min-w-9 place-items-center rounded-base border border-transparent px-1 font-semibold hover:border-ink sm:min-w-11 sm:px-2'

/** Plain links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefOf, labels }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={labels.navigation} data-print="none">
      <ul className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
        {page > 1 ? (
          <li>
            <AppLink href={hrefOf(page - 1)} rel="prev" className={pageLinkStyle} aria-label={labels.previous}>
              <Icon path={mdiChevronLeft} />
            </AppLink>
          </li>
        ) : null}
        {pageWindow(page, pages).map((entry, index) =>
          entry === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-steel">
              …
            </li>
          ) : (
            <li key={entry}>
              <AppLink
                href={hrefOf(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={`${pageLinkStyle} aria-[current=page]:bg-ink aria-[current=page]:text-white`}
              >
                {entry}
              </AppLink>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <AppLink href={hrefOf(page + 1)} rel="next" className={pageLinkStyle} aria-label={labels.next}>
              <Icon path={mdiChevronRight} />
            </AppLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
