import { getTranslations } from 'next-intl/server'
import { Badge, type Tone } from '@/components/ui/badge'
import type { EntrySummary } from '@/lib/contract/editor'
import type { Locale } from '@/lib/i18n/locales'

const tones: Record<EntrySummary['state'], Tone> = {
  draft: 'warning',
  checked: 'info',
  published: 'success',
  removed: 'neutral',
}

/** Where an entry stands, and whether visitors see it. */
export async function EntryState({ entry, locale }: { entry: EntrySummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const { state, live, plannedAt } = entry
  const planned = state === 'published' && plannedAt !== null
  return (
    <>
      <Badge tone={planned ? 'info' : tones[state]}>{t(`states.${planned ? 'planned' : state}`)}</Badge>
      {state !== 'removed' && (planned || state !== 'published') && <Badge>{t(live ? 'live' : 'notLive')}</Badge>}
    </>
  )
}
