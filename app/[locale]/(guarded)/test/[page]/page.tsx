import { DiagnosticsPage } from '@/components/diagnostics/diagnostics-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

type Props = {
  params: Promise<{ page: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const instant = false

const pathOf = async ({ params }: Props) => `/test/${(await params).page}`

export const generateMetadata = async (props: Props) => guardedMetadata(await pathOf(props))

export default async function Test(props: Props) {
  const path = await pathOf(props)
  const { route } = await requireAccess(path)
  const [locale, { page }, { q }] = await Promise.all([currentLocale(), props.params, props.searchParams])
  return (
    <PageFrame route={route.path} fitBar={null}>
      <DiagnosticsPage page={page} path={path} locale={locale} typed={typeof q === 'string' ? q : ''} />
    </PageFrame>
  )
}
