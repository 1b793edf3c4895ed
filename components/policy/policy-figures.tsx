import { getTranslations } from 'next-intl/server'
import { KeyFigures } from '@/components/ui/key-figures'
import { externalAnalytics } from '@/lib/config/environment'
import { browserData } from '@/lib/domain/browser-data'
import { dataRights } from '@/lib/contract/case-words'
import type { PolicyId } from '@/lib/domain/policies'
import { recipientIds } from '@/lib/domain/recipients'
import { storedDataOf } from '@/lib/domain/stored-data'
import { formatCount } from '@/lib/i18n/format-count'
import type { Locale } from '@/lib/i18n/locales'
import { answerDays, timeWords } from './times'

const cookies = browserData.filter(({ place }) => place === 'cookie').length

/** What a policy comes to in figures, counted in the record it is drawn from; none for one that is not. */
export async function PolicyFigures({ id, locale }: { id: PolicyId; locale: Locale }) {
  const [t, say] = await Promise.all([getTranslations({ locale, namespace: 'policy.figures' }), timeWords(locale)])
  const kinds = { label: t('kinds'), value: formatCount(storedDataOf.visitors.length) }
  const others = { label: t('recipients'), value: formatCount(recipientIds.length) }
  const answer = { label: t('answer'), value: say({ unit: 'days', count: answerDays }) }
  const trackers = { label: t('trackers'), value: formatCount(externalAnalytics() ? 1 : 0) }
  const figures = {
    privacy: [kinds, others, trackers],
    'third-party': [others, trackers],
    'data-subject': [{ label: t('rights'), value: formatCount(dataRights.length) }, answer],
    cookies: [
      { label: t('cookies'), value: formatCount(cookies) },
      { label: t('entries'), value: formatCount(browserData.length - cookies) },
      trackers,
    ],
    refund: [],
  } as const satisfies Record<PolicyId, readonly { label: string; value: string }[]>
  return figures[id].length > 0 && <KeyFigures figures={figures[id]} size="large" className="mt-2 w-fit" />
}
