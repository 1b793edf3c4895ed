import { ImportPage } from '@/components/desk/import-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk/import')

type Props = { searchParams: Promise<{ batch?: string | string[] }> }

export default async function DeskImport({ searchParams }: Props) {
  await requireAccess('/desk/import')
  const [locale, { batch }] = await Promise.all([currentLocale(), searchParams])
  return (
    <PageFrame route="/desk/import" fitBar={null}>
      <ImportPage id={typeof batch === 'string' ? batch : null} locale={locale} />
    </PageFrame>
  )
}
