'use client'

import { lazy } from 'react'

const NotFoundNotice = lazy(async () => ({ default: (await import('./not-found-notice')).NotFoundNotice }))

/** Every page of the site brings what it would show if it were missing; as a leaf that is a name, and its view comes when it is drawn. */
export const LateNotFound = () => <NotFoundNotice />
