import { FiguresPage } from '@/components/desk/figures-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk/data')

export default async function DeskData() {
  await requireAccess('/desk/data')
  return (
    <PageFrame route="/desk/data" fitBar={null}>
      <FiguresPage locale={await currentLocale()} />
    </PageFrame>
  )
}
