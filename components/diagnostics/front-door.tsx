import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Disclosure } from '@/components/ui/disclosure'
import { FactRow } from '@/components/ui/fact-row'
import { readHeaderFacts } from '@/lib/data/diagnostics'
import { localizePath } from '@/lib/i18n/locales'
import { CacheProbe } from './cache-probe'
import type { DiagnosisProps } from './diagnosis-props'
import { probeMessages } from './diagnostics-messages'
import { HeaderTable } from './header-table'

/** Of Front Door, and of any proxy on the way. */
const ofLayers = /^(?:x-azure-|x-fd-|x-forwarded-|forwarded$|via$|x-real-ip$|x-original-host$)/

/** What came through which layers, and what these keep. */
export async function FrontDoor({ path, locale }: DiagnosisProps) {
  const [t, { headers, proxied }] = await Promise.all([
    getTranslations({ locale, namespace: 'diagnostics.azureFrontDoor' }),
    readHeaderFacts(path),
  ])
  const words = await getTranslations({ locale, namespace: 'diagnostics' })
  const named = headers.some(({ name }) => name === 'x-azure-ref' || name === 'x-azure-fdid')
  const layers = headers.filter(({ name }) => ofLayers.test(name))
  return (
    <>
      <dl className="max-w-3xl border-t border-ink">
        <FactRow label={t('verdict')}>{named ? t(proxied ? 'proved' : 'claimed') : t('direct')}</FactRow>
      </dl>
      <h3 className="text-xl font-semibold">{t('headers')}</h3>
      {layers.length === 0 ? (
        <p>{words('none')}</p>
      ) : (
        <HeaderTable caption={t('headers')} headers={layers} locale={locale} />
      )}
      <Disclosure summary={t('all', { count: headers.length })}>
        <HeaderTable caption={t('all', { count: headers.length })} headers={headers} locale={locale} />
      </Disclosure>
      <h3 className="text-xl font-semibold">{t('cache')}</h3>
      <p className="text-steel">{t('cacheLead')}</p>
      <ClientMessages locale={locale} pick={probeMessages.azureFrontDoor}>
        <CacheProbe
          pages={['/', '/products', '/products/list', '/services/faq'].map((one) => localizePath(one, locale))}
        />
      </ClientMessages>
    </>
  )
}
