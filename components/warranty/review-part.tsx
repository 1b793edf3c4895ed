import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LateUnbrokenText } from '@/components/ui/late-unbroken-text'
import type { ReviewRow } from './review-rows'

type Props = { id: string; title: string; rows: readonly ReviewRow[]; onChange: () => void }

/** What was answered in one step, and the way back to it. */
export function ReviewPart({ id, title, rows, onChange }: Props) {
  const t = useTranslations('warranty.register')
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ink pt-2">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <Button variant="quiet" onClick={onChange}>
          {t('change')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <dl className="grid">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <dt className="text-sm text-steel">{t(label)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === '' ? (
                <span className="text-steel">{t('review.open')}</span>
              ) : (
                <LateUnbrokenText text={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
