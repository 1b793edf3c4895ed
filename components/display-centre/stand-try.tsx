import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import type { StandTry as Try, StandWords } from '@/lib/content/display-centre'
import type { Locale } from '@/lib/i18n/locales'
import type { MessagePath } from '@/lib/i18n/pick-messages'
import { TryClicks } from './try-clicks'
import { TryQuestion } from './try-question'
import { TrySliders } from './try-sliders'

type Props = {
  what: Try
  words: StandWords
  locale: Locale
  /** The picture, for a stand where moving it is what there is to try. */
  children: ReactNode
}

const clickMessages: readonly MessagePath[] = ['display-centre.clicks']
const sliderMessages: readonly MessagePath[] = ['display-centre.inputs', 'display-centre.results']

function Body({ what, words, locale, children }: Props) {
  switch (what.kind) {
    case 'sliders':
      return (
        <ClientMessages locale={locale} pick={sliderMessages}>
          <TrySliders formula={what.formula} inputs={what.inputs} />
        </ClientMessages>
      )
    case 'clicks':
      return (
        <ClientMessages locale={locale} pick={clickMessages}>
          <TryClicks clicks={what.clicks} start={what.start} />
        </ClientMessages>
      )
    case 'question':
      return <TryQuestion answers={words.answers ?? []} right={what.right} reply={words.reply} locale={locale} />
    case 'cutaway':
      return children
  }
}

/** The one thing to try at a stand, and what one learns from it; a question keeps that to itself until it is answered. */
export function StandTry(props: Props) {
  const { what, words } = props
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold">{words.try}</p>
      <Body {...props} />
      {what.kind === 'question' ? null : <p className="text-steel">{words.reply}</p>}
    </div>
  )
}
