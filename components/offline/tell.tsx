import { createRoot } from 'react-dom/client'
import { Worded } from '@/components/i18n/worded'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'
import { OfferNotice } from './offer-notice'

type Offer = 'update' | 'kept'

function ownLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

type Words = Messages['offline']
const loadWords = async (locale: Locale) =>
  ((await import(`@/messages/${locale}/offline.json`)) as { default: Words }).default

/** The words are fetched with the page: after a deployment, which is when they are needed, the file may be gone. */
const first = loadWords(ownLocale()).catch(() => null)

/** One offer at a time, in the language of the page. Without its words there is none. */
async function tell(offer: Offer, onTake: () => void): Promise<void> {
  const locale = ownLocale()
  const offline = await loadWords(locale).catch(() => first)
  if (!offline || document.querySelector('[data-offer]')) return
  const host = document.createElement('div')
  host.dataset.offer = offer
  host.dataset.print = 'none'
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <Worded locale={locale} messages={{ offline }}>
      <OfferNotice offer={offer} onTake={onTake} onClose={close} />
    </Worded>,
  )
}

/** Says that there is a newer version of the site, and lets the visitor take it. */
export const tellUpdate = (onTake: () => void): Promise<void> => tell('update', onTake)

/** Says that the page can be fetched anew. */
export const tellKept = (onTake: () => void): Promise<void> => tell('kept', onTake)
