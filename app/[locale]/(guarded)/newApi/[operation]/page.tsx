import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

type Props = { params: Promise<{ operation: string }> }

export const instant = false

const pathOf = async ({ params }: Props) => `/newApi/${(await params).operation}`

export const generateMetadata = async (props: Props) => guardedMetadata(await pathOf(props))

export default async function TryOperation(props: Props) {
  return <GuardedPage path={await pathOf(props)} />
}
