import type { SeriesView } from '@/components/series/series-view'
import type { VespaCopy } from '@/lib/data/vespa-copy'
import type { Kit } from '@/lib/domain/front-rear-kits'

/** Everything the parts of a page about Vespas are made from. */
export type VespaView = SeriesView & { copy: VespaCopy; kits: readonly Kit[] }
