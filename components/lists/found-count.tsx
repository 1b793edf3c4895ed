'use client'

import { createContext, use } from 'react'
import { formatDecimal } from '@/lib/i18n/format-decimal'

/** How many products the choices of the filters would find. */
export const FoundCountContext = createContext(0)

/** That number, in the sentence of a button. */
export const FoundCount = () => <>{formatDecimal(use(FoundCountContext), 0)}</>
