'use client'

import { use, useId, useLayoutEffect, useRef, useState } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { focusMain } from '@/components/navigation/smooth-scroll'
import { Button } from '@/components/ui/button'
import type { ConsentWay } from '@/lib/contract/consent-words'
import { localizePath } from '@/lib/i18n/locales'
import { sendsSignal } from '@/lib/utils/consent-store'
import { answerConsent } from './answer-consent'
import { ConsentDialog } from './consent-dialog'
import { offeredPurposes, policyPath, type ConsentProps } from './consent-props'
import { consentTexts } from './consent-texts'

/** Tells the page how much of its foot is covered, so that it ends above that and bars at the foot stand on it (components/consent/consent.css). */
function useCoveredFoot() {
  const layer = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--covered')
    }
  }, [])
  return layer
}

/** The question at the foot of a page: it covers nothing for ever, keeps nobody, and the two answers are equally easy. */
export function ConsentLayer({ locale, external }: ConsentProps) {
  const { layer: texts } = use(consentTexts(locale))
  const layer = useCoveredFoot()
  const title = useId()
  const [isChoosing, setChoosing] = useState(false)
  const asked = offeredPurposes(external)
  const answer = (way: ConsentWay) => {
    answerConsent({ way, asked, given: way === 'accept-all' ? asked : [] }, locale)
    focusMain()
  }
  return (
    <section
      ref={layer}
      aria-labelledby={title}
      data-tone="light"
      data-print="none"
      className="fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] overflow-y-auto border-t-3 border-ink bg-white pb-[env(safe-area-inset-bottom)] text-ink"
    >
      <div className="shell grid gap-x-10 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid gap-1 text-sm">
          <p id={title} className="text-base leading-snug font-semibold">
            {texts.title}
          </p>
          {/* Short paragraphs: a long one would be the largest thing of a page's first screen, which the page itself has to be. */}
          <p className="max-w-text">{texts.reason}</p>
          <p className="max-w-text">{texts.freedom}</p>
          <p>
            <AppLink href={localizePath(policyPath, locale)} prefetch={false} className="underline">
              {texts.policy}
            </AppLink>
          </p>
          {sendsSignal() && <p className="max-w-text font-semibold">{texts.signal}</p>}
        </div>
        <div className="grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1 sm:flex sm:flex-wrap">
          <Button variant="secondary" onClick={() => answer('refuse-all')}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" onClick={() => answer('accept-all')}>
            {texts.accept}
          </Button>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            className="max-sm:col-span-full max-sm:-my-1 sm:px-2"
            onClick={() => setChoosing(true)}
          >
            {texts.choose}
          </Button>
        </div>
      </div>
      {isChoosing && <ConsentDialog locale={locale} external={external} onClose={() => setChoosing(false)} />}
    </section>
  )
}
