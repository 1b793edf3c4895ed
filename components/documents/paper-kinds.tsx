import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { Locale } from '@/lib/i18n/locales'

const kinds = ['abe', 'teilegutachten', 'ece', 'none'] as const
const carried = ['paper', 'confirmation', 'code', 'setting'] as const

/** What the German papers are, what each asks for after fitting, and what to carry. */
export async function PaperKinds({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'documents.approvals.papers' })
  return (
    <section aria-labelledby="kinds-title" className="grid grid-cols-1 gap-6">
      <header className="grid gap-3">
        <h2 id="kinds-title" className="display text-3xl">
          {t('title')}
        </h2>
        <p className="max-w-text text-steel">{t('lead')}</p>
      </header>
      <Table caption={t('caption')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('head.paper')}</th>
            <th scope="col">{t('head.what')}</th>
            <th scope="col">{t('head.after')}</th>
            <th scope="col">{t('head.carry')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="min-w-36">
                {t(`${kind}.name`)}
              </th>
              <td className="min-w-64">{t(`${kind}.what`)}</td>
              <td className="min-w-56">{t(`${kind}.after`)}</td>
              <td className="min-w-48">{t(`${kind}.carry`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="grid gap-3">
        <h3 className="text-xl">{t('carryTitle')}</h3>
        <ul className="grid max-w-text list-disc gap-1.5 pl-5">
          {carried.map((item) => (
            <li key={item}>{t(`carried.${item}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
