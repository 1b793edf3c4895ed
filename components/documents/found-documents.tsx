'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { FileDownloads } from '@/lib/contract/document'
import { formatCount } from '@/lib/i18n/format-figure'
import type { Locale } from '@/lib/i18n/locales'
import { DocumentList } from './document-list'
import type { FinderTexts } from './document-texts'

type Props = {
  found: FileDownloads | null
  failed: boolean
  texts: FinderTexts
  productHref: string
  locale: Locale
  onPage: (page: number) => void
  onRetry: () => void
}

function countText({ items, total, page, pageSize }: FileDownloads, template: string): string {
  const from = (page - 1) * pageSize + 1
  return template
    .replace('{from}', formatCount(from))
    .replace('{to}', formatCount(from + items.length - 1))
    .replace('{total}', formatCount(total))
}

/** What was found, or why there is nothing. */
export function FoundDocuments({ found, failed, texts, productHref, locale, onPage, onRetry }: Props) {
  if (failed)
    return (
      <Notice
        role="alert"
        tone="warning"
        title={texts.failed}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      />
    )
  if (!found) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    )
  }
  if (found.items.length === 0) return <EmptyState title={texts.nothing} text={texts.nothingHelp} />
  const last = Math.ceil(found.total / found.pageSize)
  return (
    <section aria-labelledby="found-title" className="grid gap-5">
      <h2 id="found-title" className="display text-3xl">
        {texts.found}
      </h2>
      <p role="status" className="text-steel" data-testid="document-count">
        {countText(found, texts.count)}
      </p>
      <DocumentList documents={found.items} texts={texts.list} productHref={productHref} locale={locale} heading="h3" />
      {last > 1 ? (
        <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" disabled={found.page <= 1} onClick={() => onPage(found.page - 1)}>
            {texts.previous}
          </Button>
          <Button variant="secondary" disabled={found.page >= last} onClick={() => onPage(found.page + 1)}>
            {texts.next}
          </Button>
        </nav>
      ) : null}
    </section>
  )
}
