import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  /** Whose words it says. */
  of: 'community' | 'dealer' | 'news' | 'promotion'
  shown: readonly { sample: boolean }[]
  locale: Locale
}

/** Says what is made up, while any of what is shown is. */
export async function SampleNotice({ of, shown, locale }: Props) {
  if (!shown.some(({ sample }) => sample)) return null
  const t = await getTranslations({ locale, namespace: `${of}.sample` })
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
