'use client'

import { usePathname } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button-link'
import { localizePath } from '@/lib/i18n/locales'
import { errorTextsOf } from './error-texts'
import { MeasuredStatus } from './measured-status'
import { Wordmark } from './wordmark'

/** A page that was found to be missing while it was drawn. It carries no menu. */
export function NotFoundNotice() {
  const { locale, texts } = errorTextsOf(usePathname())
  return (
    <div data-tone="stage" className="flex min-h-dvh flex-col bg-ink text-white">
      <header className="border-b border-carbon">
        <div className="shell flex h-16 items-center">
          <Wordmark href={localizePath('/', locale)} label={texts.home} />
        </div>
      </header>
      <main className="shell flex grow items-center py-16">
        <div className="w-full min-w-0">
          <MeasuredStatus status={404} />
          <h1 className="mt-8 text-3xl sm:text-4xl">{texts.notFoundTitle}</h1>
          <p className="mt-4 max-w-text text-lg text-mist">{texts.notFoundText}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/', locale)}>{texts.home}</ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary">
              {texts.finder}
            </ButtonLink>
            <ButtonLink href={localizePath('/search', locale)} variant="secondary">
              {texts.search}
            </ButtonLink>
          </div>
        </div>
      </main>
    </div>
  )
}
