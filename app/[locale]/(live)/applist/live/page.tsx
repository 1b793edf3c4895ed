import type { Metadata } from 'next'
import { PrintBrand } from '@/components/application/print-brand'
import { printMetadata } from '@/components/application/print-metadata'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

type Props = { searchParams: Promise<SearchParams> }

const askedBrand = async (searchParams: Props['searchParams']) => [(await searchParams).brand].flat()[0] ?? ''

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  printMetadata(await askedBrand(searchParams))

export default async function ApplicationPrintSheet({ searchParams }: Props) {
  return <PrintBrand asked={await askedBrand(searchParams)} />
}
