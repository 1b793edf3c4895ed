import { useTranslations } from 'next-intl'
import { HeadingText } from '@/components/ui/heading-text'
import type { ListingChange } from '@/lib/contract/dealer-listing'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** A refusal is told as long as nothing newer was said in that field. */
const isNewest = (change: ListingChange, changes: readonly ListingChange[]) =>
  changes.find(({ field }) => field === change.field) === change

/** What the team has to look at, and what it would not take. */
export function WaitingChanges({ changes, locale }: { changes: readonly ListingChange[]; locale: Locale }) {
  const t = useTranslations('dealer-corner.overview')
  const fields = useTranslations('dealer-corner.fields')
  const waiting = changes.filter(({ state }) => state === 'proposed')
  const refused = changes.filter((change) => change.state === 'refused' && isNewest(change, changes))
  return (
    <section aria-labelledby="waiting" className="grid content-start gap-3 border border-line bg-white p-4 md:p-6">
      <h2 id="waiting" className="text-2xl">
        <HeadingText text={t('waitingTitle')} />
      </h2>
      <p className={waiting.length > 0 ? '' : 'text-steel'}>
        {waiting.length > 0 ? t('waitingText', { count: waiting.length }) : t('nothingWaiting')}
      </p>
      <ul className="grid border-t border-line empty:hidden">
        {waiting.map(({ id, field, at }) => (
          <li key={id} className="flex justify-between gap-3 border-b border-line py-2">
            {fields(field)} <span className="text-sm text-steel">{formatDate(at, locale)}</span>
          </li>
        ))}
      </ul>
      {refused.map(({ id, field, reason }) => (
        <p key={id} className="border-l-3 border-danger-fill pl-3">
          {t('refused', { field: fields(field), reason })}
        </p>
      ))}
    </section>
  )
}
