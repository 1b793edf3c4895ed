import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { OperationPage } from '@/components/operation/operation-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

type Props = { params: Promise<{ operation: string }> }

export const instant = false

const pathOf = async ({ params }: Props) => `/newApi/${(await params).operation}`

export const generateMetadata = async (props: Props) => guardedMetadata(await pathOf(props))

export default async function TryOperation(props: Props) {
  const path = await pathOf(props)
  const { route } = await requireAccess(path)
  const [locale, { operation }] = await Promise.all([currentLocale(), props.params])
  return (
    <PageFrame route={route.path} fitBar={null}>
      <OperationPage page={operation} path={path} locale={locale} />
    </PageFrame>
  )
}
