'use client'

import { lazy, Suspense, type ComponentType } from 'react'

type Text = ComponentType<{ text: string }>
const PlainText: Text = ({ text }) => text
const Words = lazy(async (): Promise<{ default: Text }> =>
  import('./unbroken-text').then(
    ({ UnbrokenText }) => ({ default: UnbrokenText }),
    () => ({ default: PlainText }),
  ),
)

/** `UnbrokenText` in a form, which is heavy before the words of the trade are added: plain text until they are there, and without a connection. */
export function LateUnbrokenText({ text }: { text: string }) {
  return (
    <Suspense fallback={text}>
      <Words text={text} />
    </Suspense>
  )
}
