import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import { warrantyTermIds } from '@/lib/contract/warranty-words'
import { warrantyTerms } from '@/lib/domain/warranty/terms'
import { formatCount } from '@/lib/i18n/format-figure'
import type { Locale } from '@/lib/i18n/locales'

/** How long which part is covered: one row a term. */
export async function TermsTable({ locale, caption }: { locale: Locale; caption: string }) {
  const [t, warranty, kinds] = await Promise.all([
    getTranslations({ locale, namespace: 'service' }),
    getTranslations({ locale, namespace: 'warranty.terms' }),
    getTranslations({ locale, namespace: 'spec.kinds' }),
  ])
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('term.what')}</th>
          <th scope="col">{t('term.time')}</th>
          <th scope="col">{t('term.distance')}</th>
          <th scope="col">{t('term.parts')}</th>
        </tr>
      </thead>
      <tbody>
        {warrantyTermIds.map((id) => {
          const { months, km, kinds: covered } = warrantyTerms[id]
          return (
            <tr key={id}>
              <th scope="row" className="min-w-44 text-lg leading-snug">
                {warranty(id)}
              </th>
              <td className="font-display text-2xl leading-snug font-semibold whitespace-nowrap">{t('term.years', { count: months / 12 })}</td>
              <td className="font-display text-2xl leading-snug font-semibold whitespace-nowrap">{km === null ? <span className="text-base font-normal text-steel">{t('term.unlimited')}</span> : t('term.km', { km: formatCount(km) })}</td>
              <td className="min-w-56 text-sm text-steel">{covered.map((kind) => kinds(kind)).join(locale === 'ja' ? '、' : ' · ')}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
