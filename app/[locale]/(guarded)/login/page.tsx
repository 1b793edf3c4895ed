import { AccountPage, accountMetadata, type AccountSearch } from '@/components/account/account-page'

export const instant = false

export const generateMetadata = () => accountMetadata('/login')

export default function Login({ searchParams }: { searchParams: AccountSearch }) {
  return <AccountPage path="/login" searchParams={searchParams} />
}
