import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import type { BuildSummary } from '@/lib/contract/community'
import type { Locale } from '@/lib/i18n/locales'

type Marked = Pick<BuildSummary, 'use' | 'sample'>

/** What it is used for, and that it is a sample where it is one. */
export async function BuildMarks({ build: { use, sample }, locale }: { build: Marked; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="label">{t(`uses.${use}`)}</span>
      {sample && <Badge tone="warning">{t('sample.badge')}</Badge>}
    </span>
  )
}
