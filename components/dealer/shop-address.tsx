import { getTranslations } from 'next-intl/server'
import { mapLinks } from '@/components/nearest/dealer-links'
import { CopyButton } from '@/components/ui/copy-button'
import { HeadingText } from '@/components/ui/heading-text'
import { LatinText } from '@/components/ui/latin-text'
import type { Dealer } from '@/lib/contract/dealer'
import type { Locale } from '@/lib/i18n/locales'

const maps = ['geo', 'google', 'apple'] as const

/** The address to copy, and to open in a map. */
export async function ShopAddress({ dealer, locale }: { dealer: Dealer; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer.shop' })
  return (
    <section aria-labelledby="address" className="grid gap-3">
      <h2 id="address" className="text-2xl">
        <HeadingText text={t('address')} />
      </h2>
      <address className="text-lg not-italic">
        <LatinText text={dealer.address} />
      </address>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1" data-print="none">
        <CopyButton text={`${dealer.name}\n${dealer.address}`} label={t('copy')} done={t('copied')} />
        {maps.map((map) => (
          <a
            key={map}
            href={mapLinks[map](dealer)}
            rel="noreferrer"
            {...(map !== 'geo' && { target: '_blank' })}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {t(map)}
          </a>
        ))}
      </p>
    </section>
  )
}
