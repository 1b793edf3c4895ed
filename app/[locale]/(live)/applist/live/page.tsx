import type { Metadata } from 'next'
import { PrintBrand } from '@/components/application/print-brand'
import { printMetadata } from '@/components/application/print-metadata'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

export const generateMetadata = (): Promise<Metadata> => printMetadata()

export default async function ApplicationPrintSheet({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <PrintBrand asked={[(await searchParams).brand].flat()[0] ?? ''} />
}
