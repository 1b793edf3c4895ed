import { AccountPage, accountMetadata, type AccountSearch } from '@/components/account/account-page'

export const instant = false

export const generateMetadata = () => accountMetadata('/user/second-factor')

export default function SecondFactor({ searchParams }: { searchParams: AccountSearch }) {
  return <AccountPage path="/user/second-factor" searchParams={searchParams} />
}
