import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { readCookieSizes, readCountryFacts, readProvinces } from '@/lib/data/diagnostics'
import { browserData } from '@/lib/domain/browser-data'
import { thailandMap } from '@/lib/drawings/thailand-map/thailand-map'
import type { DiagnosisProps } from './diagnosis-props'
import { probeMessages } from './diagnostics-messages'
import { HintsProbe } from './hints-probe'
import { PopupProbe } from './popup-probe'
import { PositionProbe } from './position-probe'
import { StoredProbe } from './stored-probe'

/** What the device says of its place. */
export function DevicePlace({ locale }: DiagnosisProps) {
  return (
    <ClientMessages locale={locale} pick={probeMessages.getLocation}>
      <PositionProbe />
    </ClientMessages>
  )
}

/** The country of that place. */
export async function DeviceCountry({ path, locale }: DiagnosisProps) {
  const { country, provinces } = await readProvinces(path, locale)
  const outlined = provinces.flatMap(({ code, name }) => {
    const outline = thailandMap.provinces[code]
    return outline === undefined ? [] : [{ code, name, outline }]
  })
  return (
    <ClientMessages locale={locale} pick={probeMessages.getLocation}>
      <PositionProbe outlines={{ country, provinces: outlined }} />
    </ClientMessages>
  )
}

/** Hints that come without asking anybody. */
export async function Hints({ path, locale }: DiagnosisProps) {
  const { name } = await readCountryFacts(path, locale)
  return (
    <ClientMessages locale={locale} pick={probeMessages.getLocation2}>
      <HintsProbe country={name} />
    </ClientMessages>
  )
}

/** What the site has left in the browser, against its record. */
export async function Stored({ path, locale }: DiagnosisProps) {
  const [t, sent] = await Promise.all([getTranslations({ locale, namespace: 'policy' }), readCookieSizes(path)])
  const recorded = browserData.map(({ id, key, place }) => ({ key, place, purpose: t(`browser.${id}.purpose`) }))
  return (
    <ClientMessages locale={locale} pick={probeMessages.cookies}>
      <StoredProbe recorded={recorded} sent={sent} />
    </ClientMessages>
  )
}

/** All that can appear over a page. */
export function Popups({ locale }: DiagnosisProps) {
  return (
    <ClientMessages locale={locale} pick={probeMessages.popups}>
      <PopupProbe />
    </ClientMessages>
  )
}
