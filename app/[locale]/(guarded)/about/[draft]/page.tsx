import { DraftRoute, draftMetadata } from '@/components/about/draft-route'

type Props = { params: Promise<{ draft: string }> }

export const instant = false

const nameOf = async ({ params }: Props) => (await params).draft

export const generateMetadata = async (props: Props) => draftMetadata(await nameOf(props))

export default async function Draft(props: Props) {
  return <DraftRoute name={await nameOf(props)} />
}
