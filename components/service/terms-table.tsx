import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { warrantyTermIds } from '@/lib/contract/warranty-words'
import { warrantyTerms } from '@/lib/domain/warranty/terms'
import { formatCount } from '@/lib/i18n/format-count'
import { joinWords } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'

/** How long which part is covered: one row a term. */
export async function TermsTable({ locale, caption }: { locale: Locale; caption: string }) {
  const [t, warranty, kinds] = await Promise.all([
    getTranslations({ locale, namespace: 'service' }),
    getTranslations({ locale, namespace: 'warranty.terms' }),
    getTranslations({ locale, namespace: 'spec.kinds' }),
  ])
  const figure = 'font-display text-xl leading-snug font-semibold whitespace-nowrap sm:text-2xl'
  return (
    <StackedTable
      caption={caption}
      columns={[
        { label: t('term.what'), className: 'text-lg leading-snug sm:min-w-44' },
        { label: t('term.time'), className: figure },
        { label: t('term.distance'), className: figure },
        { label: t('term.parts'), className: 'text-sm text-steel sm:min-w-56' },
      ]}
      rows={warrantyTermIds.map((id) => {
        const { months, km, kinds: covered } = warrantyTerms[id]
        const distance =
          km === null ? (
            <span className="text-base font-normal text-steel">{t('term.unlimited')}</span>
          ) : (
            t('term.km', { km: formatCount(km) })
          )
        return {
          key: id,
          cells: [
            warranty(id),
            t('term.years', { count: months / 12 }),
            distance,
            joinWords(
              covered.map((kind) => kinds(kind)),
              locale,
            ),
          ],
        }
      })}
    />
  )
}
