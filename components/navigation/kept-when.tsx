'use client'

/** When the copy was kept that the visitor looks at: the service worker marks a copy that it answers with (pwa/ways.ts). */
export const KeptWhen = () => <>{document.documentElement.dataset.kept}</>
