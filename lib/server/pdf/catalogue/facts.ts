import type { Catalogue } from '@/lib/contract/catalogue'
import type { Lang } from '@/lib/contract/common'

/** Everything a catalogue is made of. */
export type CatalogueFacts = { kind: 'catalogue'; catalogue: Catalogue; lang: Lang; siteUrl: string }
