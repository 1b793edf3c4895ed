'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { passFocusOn } from '@/components/ui/focus-around'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { FileDownloads } from '@/lib/contract/document'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import { DocumentList } from './document-list'

type Props = {
  found: FileDownloads | null
  failed: boolean
  productHref: string
  locale: Locale
  onPage: (page: number) => void
  onRetry: () => void
}

/** Which of how many are shown. */
function rangeOf({ items, total, page, pageSize }: FileDownloads) {
  const from = (page - 1) * pageSize + 1
  return { from: formatDecimal(from), to: formatDecimal(from + items.length - 1), total: formatDecimal(total) }
}

/** What was found, or why there is nothing. */
export function FoundDocuments({ found, failed, productHref, locale, onPage, onRetry }: Props) {
  const t = useTranslations('documents.finder')
  if (failed)
    return (
      <Notice
        role="alert"
        tone="warning"
        title={t('failed')}
        actions={
          <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    )
  if (!found) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    )
  }
  if (found.items.length === 0) return <EmptyState title={t('nothing')} text={t('nothingHelp')} />
  const last = Math.ceil(found.total / found.pageSize)
  return (
    <section aria-labelledby="found-title" className="grid gap-5">
      <h2 id="found-title" className="display text-3xl">
        {t('found')}
      </h2>
      <p role="status" className="text-steel" data-testid="document-count">
        {t('count', rangeOf(found))}
      </p>
      <DocumentList documents={found.items} productHref={productHref} locale={locale} heading="h3" />
      {last > 1 ? (
        <nav aria-label={t('pages')} className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" disabled={found.page <= 1} onClick={() => onPage(found.page - 1)}>
            {t('previous')}
          </Button>
          <Button variant="secondary" disabled={found.page >= last} onClick={() => onPage(found.page + 1)}>
            {t('next')}
          </Button>
        </nav>
      ) : null}
    </section>
  )
}
