import { mdiMagnify } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { FinderState } from '@/lib/data/finder'
import { FinderChoices } from './finder-choices'
import { FinderTrail } from './finder-trail'

type Props = { state: FinderState; locale: Locale; heading?: 'h1' | 'h2'; tone?: 'light' | 'stage' }

const questions = { type: 'chooseType', brand: 'chooseBrand', model: 'chooseModel', year: 'chooseYear' } as const
const order = ['type', 'brand', 'model', 'year'] as const

/** Type, brand, model, year: four taps to the list. Every step is a plain link, so it works without script. */
export async function Finder({ state, locale, heading: Heading = 'h2' }: Props) {
  const t = await getTranslations({ locale, namespace: 'finder' })
  const Question = Heading === 'h1' ? 'h2' : 'h3'
  // Keyed: a step that reused the boxes of the one before would be seen to jump.
  return (
    <section
      key={state.step}
      id="finder"
      aria-labelledby="finder-title"
      className="grid gap-5 border border-line bg-white p-5 text-ink sm:p-8"
      data-tone="light"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id="finder-title" className="font-display text-2xl">
          {t('title')}
        </Heading>
        <p className="text-sm text-steel">{t('stepOf', { step: order.indexOf(state.step) + 1 })}</p>
      </header>
      <FinderTrail state={state} locale={locale} />
      <Question className="text-lg">{t(questions[state.step])}</Question>
      <FinderChoices state={state} locale={locale} />
      <div className="grid items-end gap-4 border-t border-line pt-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <form action={localizePath('/search', locale)} method="get" role="search" className="grid gap-1.5">
          <label htmlFor="finder-q" className="font-semibold">
            {t('typeIt')} <span className="font-normal text-steel">{t('typeItHint')}</span>
          </label>
          <div className="flex max-w-xl gap-2">
            <input
              id="finder-q"
              name="q"
              type="search"
              required
              maxLength={120}
              autoComplete="off"
              className={controlStyle}
            />
            <Button type="submit" variant="secondary" aria-label={t('search')}>
              <Icon path={mdiMagnify} />
            </Button>
          </div>
        </form>
        <p className="text-sm">
          {t('notListed')}{' '}
          <AppLink
            href={`${localizePath('/products', locale)}#tape`}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:decoration-2"
          >
            {t('tape')}
          </AppLink>
        </p>
      </div>
    </section>
  )
}
