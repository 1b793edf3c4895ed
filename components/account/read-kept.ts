import 'server-only'
import { cache } from 'react'
import { askAsUser } from '@/lib/data/session'

/** The lists that the account keeps. Asked once for each request. */
export const readKept = cache(async () => (await askAsUser('getKept', {})).kept)
