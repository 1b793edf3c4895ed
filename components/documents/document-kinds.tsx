import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'

const kinds = ['abe', 'teilegutachten', 'ece', 'none'] as const
const carried = ['paper', 'confirmation', 'code', 'setting'] as const

/** What the German papers are, what each asks for after fitting, and what to carry. */
export async function DocumentKinds({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'documents.approvals.papers' })
  return (
    <section aria-labelledby="kinds-title" className="grid grid-cols-1 gap-6">
      <header className="grid gap-3">
        <h2 id="kinds-title" className="display text-3xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </header>
      <StackedTable
        caption={t('caption')}
        columns={[
          { label: t('head.paper'), className: 'sm:min-w-36' },
          { label: t('head.what'), className: 'sm:min-w-64' },
          { label: t('head.after'), className: 'sm:min-w-56' },
          { label: t('head.carry'), className: 'sm:min-w-48' },
        ]}
        rows={kinds.map((kind) => ({
          key: kind,
          cells: [t(`${kind}.name`), t(`${kind}.what`), t(`${kind}.after`), t(`${kind}.carry`)],
        }))}
      />
      <div className="grid gap-3">
        <h3 className="text-xl">
          <HeadingText text={t('carryTitle')} />
        </h3>
        <ul className="grid max-w-text list-disc gap-1.5 pl-5">
          {carried.map((item) => (
            <li key={item}>
              <UnbrokenText text={t(`carried.${item}`)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
