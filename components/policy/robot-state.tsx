import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { robotCheckSettings } from '@/lib/config/environment'
import type { Locale } from '@/lib/i18n/locales'

/** Whether forms of this installation are guarded by another company's check. */
export async function RobotState({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'policy' })
  return (
    <p className="flex w-fit flex-wrap gap-x-3 border-l-3 border-ink bg-white px-4 py-2">
      <strong>
        <UnbrokenText text={t('recipients.robot.who')} />
      </strong>
      {robotCheckSettings() ? t('robot.on') : t('robot.off')}
    </p>
  )
}
