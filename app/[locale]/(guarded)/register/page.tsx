import { AccountPage, accountMetadata, type AccountSearch } from '@/components/account/account-page'

export const instant = false

export const generateMetadata = () => accountMetadata('/register')

export default function Register({ searchParams }: { searchParams: AccountSearch }) {
  return <AccountPage path="/register" searchParams={searchParams} />
}
