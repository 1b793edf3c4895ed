'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FactRow } from '@/components/ui/fact-row'
import { Notice } from '@/components/ui/notice'
import { provinceAt } from '@/lib/drawings/thailand-map/province-at'
import { useDevicePosition, type DevicePosition } from './use-device-position'

type ProvinceOutline = { code: string; name: string; outline: string }
type Outlines = { country: string; provinces: readonly ProvinceOutline[] }

function PlaceRows({ position, outlines }: { position: DevicePosition; outlines: Outlines }) {
  const t = useTranslations('diagnostics.getCountryByGeolocation')
  const { country, provinces } = outlines
  const code = provinceAt(Object.fromEntries(provinces.map((one) => [one.code, one.outline])), position)
  const province = provinces.find((one) => one.code === code)
  return (
    <>
      <FactRow label={t('country')}>
        <span className="text-xl">{province ? country : t('elsewhere')}</span>
      </FactRow>
      {province && <FactRow label={t('province')}>{province.name}</FactRow>}
    </>
  )
}

/** Where the device says it is; with outlines, the country and the province that lies in. */
export function PositionProbe({ outlines }: { outlines?: Outlines }) {
  const t = useTranslations('diagnostics.getLocation')
  const words = useTranslations('diagnostics')
  const { permission, busy, found, ask } = useDevicePosition()
  const position = typeof found === 'object' ? found : null
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>
        <Button busy={busy} onClick={ask}>
          {t('ask')}
        </Button>
      </p>
      <div aria-live="polite" className="grid grid-cols-1 gap-5">
        {typeof found === 'string' && <Notice tone="warning" title={t(`failures.${found}`)} />}
        <dl className="max-w-3xl border-t border-ink empty:hidden">
          {permission && <FactRow label={t('permission')}>{t(`permissions.${permission}`)}</FactRow>}
          {position && (
            <>
              {outlines && <PlaceRows position={position} outlines={outlines} />}
              <FactRow label={t('position')}>
                {position.lat.toFixed(5)}, {position.lng.toFixed(5)}
              </FactRow>
              <FactRow label={t('accuracy')}>{t('metres', { count: Math.round(position.accuracyM) })}</FactRow>
              {position.altitudeM !== null && (
                <FactRow label={t('altitude')}>{t('metres', { count: Math.round(position.altitudeM) })}</FactRow>
              )}
              <FactRow label={t('time')}>{words('ms', { ms: position.ms.toFixed(0) })}</FactRow>
            </>
          )}
        </dl>
      </div>
    </div>
  )
}
