import type { Metadata } from 'next'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { findPrepared, preparedMetadata, PreparedRoute } from '@/components/layout/prepared-route'

type Props = { params: Promise<{ rest: string[] }> }

// The title is the page: there is nothing to show before the path is known.
export const instant = false

export function generateStaticParams() {
  return [{ rest: ['not-found'] }]
}

/** Next comes here only for what has no page of its own. */
const matchOf = async (params: Props['params']) => findPrepared(`/${(await params).rest.join('/')}`)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const match = await matchOf(params)
  return match ? preparedMetadata(match) : notFoundMetadata()
}

/** Answers every path without a page of its own: sections in preparation, and paths that do not exist. */
export default async function RestPage({ params }: Props) {
  const match = await matchOf(params)
  return match ? <PreparedRoute match={match} /> : <NotFoundPage />
}
