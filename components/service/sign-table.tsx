import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import type { Locale } from '@/lib/i18n/locales'

/** What a rider or driver notices, what it usually means, and what is done about it. */
export async function SignTable({ copy: { signs, programmes }, locale }: { copy: WorkshopCopy; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <Table caption={t('signs')} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('sign')}</th>
          <th scope="col">{t('cause')}</th>
          <th scope="col">{t('remedy')}</th>
        </tr>
      </thead>
      <tbody>
        {signs.map(({ sign, cause, programme }) => (
          <tr key={sign}>
            <th scope="row" className="min-w-44">
              {sign}
            </th>
            <td className="min-w-56">{cause}</td>
            <td className="min-w-40">
              <a href={`#${programme}`} className="link">
                {programmes[programme]?.name}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
