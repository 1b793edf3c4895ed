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
  // Whole keys: the check of messages does not see which a chosen namespace would give.
  const t = await getTranslations({ locale })
  return (
    <Notice tone="warning" title={t(`${of}.sample.title`)}>
      {t(`${of}.sample.text`)}
    </Notice>
  )
}
