import type { ReactNode } from 'react'
import type { SeriesCopy } from '@/lib/data/series-copy'
import type { SeriesData } from '@/lib/data/series'
import type { SeriesPage } from '@/lib/domain/series-page'
import type { Locale } from '@/lib/i18n/locales'

/** Everything the parts of a series page are made from. */
export type SeriesView = {
  page: SeriesPage
  copy: SeriesCopy
  data: SeriesData
  locale: Locale
  /** A part of the page's own. Its route names it, so that the scripts it needs are no other page's. */
  Own?: (props: { locale: Locale }) => ReactNode
}
