import { mdiPhone } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { dealerHref } from '@/components/nearest/dealer-links'
import { OpenNow } from '@/components/nearest/open-now'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { LatinText } from '@/components/ui/latin-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer } from '@/lib/contract/dealer'
import { joinWords } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'
import { dialHref } from '@/lib/utils/dial-href'

type Props = { dealer: Dealer; number: number; locale: Locale }

/** One dealer of a province, with the number of its pin: what it is, what it does, how to reach it. */
export async function DealerCard({ dealer, number, locale }: Props) {
  const [t, finder] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer' }),
    getTranslations({ locale, namespace: 'dealer.finder' }),
  ])
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-5">
      <span className="figure grid size-8 place-items-center rounded-base border border-ink bg-white text-sm">
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{finder('number', { number })}</span>
      </span>
      <div className="grid min-w-0 gap-2">
        <h3 className="text-lg leading-snug font-semibold">
          <AppLink href={dealerHref(dealer, locale)} className="underline-offset-4 hover:underline">
            {dealer.name}
          </AppLink>
        </h3>
        <p className="text-steel">
          {t(`kinds.${dealer.kind}`)}&nbsp;· <LatinText text={dealer.address} />
        </p>
        <p className="text-sm">
          <UnbrokenText
            text={joinWords(
              dealer.capabilities.map((job) => t(`jobs.${job}`)),
              locale,
            )}
          />
        </p>
        <div className="text-sm">
          <OpenNow hours={dealer.hours} locale={locale} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {dealer.phones.map((phone) => (
            <a key={phone} href={dialHref(phone)} className={buttonStyle('secondary', 'small')}>
              <Icon path={mdiPhone} size={4} />
              <span className="sr-only">{finder('call')} </span>
              {phone}
            </a>
          ))}
          <AppLink href={dealerHref(dealer, locale)} className={buttonStyle('quiet', 'small')} data-print="none">
            {finder('details')}
            <span className="sr-only">: {dealer.name}</span>
          </AppLink>
        </p>
      </div>
    </li>
  )
}
