import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

type Props = { params: Promise<{ page: string }> }

export const instant = false

const pathOf = async ({ params }: Props) => `/test/${(await params).page}`

export const generateMetadata = async (props: Props) => guardedMetadata(await pathOf(props))

export default async function Test(props: Props) {
  return <GuardedPage path={await pathOf(props)} />
}
