'use client'

import { createContext, use } from 'react'

/** How many products the choices of the filters would find. */
export const FoundCountContext = createContext(0)

/** That number, in the sentence of a button. */
export const FoundCount = () => <>{use(FoundCountContext).toLocaleString('en')}</>
