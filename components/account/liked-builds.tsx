import { BuildCard } from '@/components/community/build-card'
import type { BuildSummary } from '@/lib/contract/community'
import { readBuilds } from '@/lib/data/community'
import type { Locale } from '@/lib/i18n/locales'
import { readKept } from './read-kept'

/** The builds the account likes, the newest like first; what is no longer shown is left out. */
export async function readLikedBuilds(locale: Locale): Promise<BuildSummary[]> {
  const [kept, builds] = await Promise.all([readKept(), readBuilds(locale)])
  const ids = kept.find((entry) => entry.kind === 'likes')?.value.ids ?? []
  return ids.flatMap((id) => builds.find((build) => build.id === id) ?? [])
}

export function LikedBuilds({ builds, locale }: { builds: readonly BuildSummary[]; locale: Locale }) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {builds.map((build) => (
        <li key={build.id}>
          <BuildCard build={build} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
