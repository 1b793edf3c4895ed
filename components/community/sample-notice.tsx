import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { BuildSummary } from '@/lib/contract/community'
import type { Locale } from '@/lib/i18n/locales'

type Props = { builds: readonly Pick<BuildSummary, 'sample'>[]; locale: Locale }

/** Says what is made up, while any of it is. */
export async function SampleNotice({ builds, locale }: Props) {
  if (!builds.some(({ sample }) => sample)) return null
  const t = await getTranslations({ locale, namespace: 'community.sample' })
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
