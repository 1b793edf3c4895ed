import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Hall } from '@/lib/content/display-centre'
import type { StandPlace } from '@/lib/domain/stand-walk'
import type { Locale } from '@/lib/i18n/locales'
import { RoomPlan } from './room-plan'
import { StandNav } from './stand-nav'
import { StandPicture } from './stand-picture'
import { StandTry } from './stand-try'

type Props = { place: StandPlace; halls: readonly Hall[]; locale: Locale }

/** What a visitor reads standing before an exhibit: one picture, a few words, one thing to try, and the way on. */
export async function StandView({ place: { hall, stand, previous, next }, halls, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'display-centre' })
  const words = stand.words[locale]
  const picture = <StandPicture look={stand.look} alt={words.alt ?? ''} locale={locale} />
  const isMoved = stand.try.kind === 'cutaway'
  const trying = (
    <section aria-labelledby="try" className="grid gap-4 border-t-3 border-signal bg-white p-4 sm:p-6">
      <h2 id="try" className="display text-2xl">
        <HeadingText text={t('try')} />
      </h2>
      <StandTry what={stand.try} words={words} locale={locale}>
        {picture}
      </StandTry>
    </section>
  )
  return (
    <>
      <article className="shell grid max-w-2xl gap-6 pt-5 pb-12">
        <header className="grid gap-2">
          <p className="flex items-center gap-3 text-steel">
            <span className="figure bg-signal px-2.5 py-0.5 text-xl whitespace-nowrap text-white">{stand.code}</span>
            {hall.name[locale]}
          </p>
          <h1 className="display text-4xl">
            <HeadingText text={words.title} />
          </h1>
        </header>
        {isMoved ? trying : picture}
        <p className="text-lg">
          <UnbrokenText text={words.text} />
        </p>
        {isMoved ? null : trying}
        <section id="plan" aria-labelledby="plan-title" className="grid gap-4">
          <h2 id="plan-title" className="display text-2xl">
            <HeadingText text={t('plan')} />
          </h2>
          <RoomPlan halls={halls} current={stand.of ?? stand.code} locale={locale} />
        </section>
        <p className="text-sm text-steel">
          <UnbrokenText text={t('sample')} />
        </p>
      </article>
      <StandNav previous={previous} next={next} locale={locale} />
    </>
  )
}
