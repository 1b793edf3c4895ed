import { notFound } from 'next/navigation'
import { AccountPage, accountMetadata, type AccountSearch } from '@/components/account/account-page'
import { isAccountPage } from '@/components/account/account-pages'

type Props = { params: Promise<{ page: string }>; searchParams: AccountSearch }

export const instant = false

async function pathOf({ params }: Props) {
  const path = `/password/${(await params).page}`
  return isAccountPage(path) ? path : notFound()
}

export const generateMetadata = async (props: Props) => accountMetadata(await pathOf(props))

export default async function Password(props: Props) {
  return <AccountPage path={await pathOf(props)} searchParams={props.searchParams} />
}
