import { getTranslations } from 'next-intl/server'
import { Pagination } from '@/components/ui/pagination'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  /** 1-based. */
  page: number
  pages: number
  /** Already localized address of a page. */
  hrefOf: (page: number) => string
  locale: Locale
}

/** The pagination in the page's language. */
export async function PageLinks({ page, pages, hrefOf, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const labels = {
    navigation: t('pagination'),
    previous: t('previous'),
    next: t('next'),
    page: (target: number) => t('page', { page: target }),
  }
  return <Pagination page={page} pages={pages} hrefOf={hrefOf} labels={labels} />
}
