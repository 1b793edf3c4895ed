'use client'

import { mdiCrosshairsGps } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFoundPlaces } from '@/components/form/address-places'
import { Combobox } from '@/components/form/combobox'
import { placeStore } from './place-store'
import { usePosition } from './use-position'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { joinNames } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'
import { PlaceSelects } from './place-selects'

/** Where the visitor is: the device's position, asked for only after a press, a typed place, or province and district from lists. */
export function PlaceChoice({
  locale,
  onPlace,
  goes = false,
}: {
  locale: Locale
  /** A place that was typed or found is about to be kept. */ onPlace?: () => void
  /** The choice goes once a place is kept. */ goes?: boolean
}) {
  const t = useTranslations('dealer.finder')
  const [text, setText] = useState('')
  const { places, nothing } = useFoundPlaces(locale, text, 'amphur')
  const { state, ask } = usePosition(onPlace)
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Combobox
          id="dealer-place"
          label={t('place')}
          hint={t('placeHint')}
          text={text}
          onText={setText}
          options={places.map(({ province, amphur, postcode }) => ({
            key: `${province.id}|${amphur.id}`,
            text: joinNames([amphur.name, province.name], locale),
            note: postcode,
          }))}
          onChoose={(key) => {
            const [province = '', district = ''] = key.split('|')
            setText('')
            onPlace?.()
            placeStore.write({ province, district })
          }}
          texts={{ found: t('found'), listed: t('listed'), none: t('noPlace') }}
          nothing={nothing}
        />
        <Button variant="secondary" onClick={ask} aria-busy={state === 'asking'} className="self-end">
          <Icon path={mdiCrosshairsGps} size={5} />
          {state === 'asking' ? t('asking') : t('position')}
        </Button>
      </div>
      <p role="status" className={state === 'denied' ? 'text-sm' : 'sr-only'}>
        {state === 'denied' ? t('denied') : ''}
      </p>
      <PlaceSelects locale={locale} goes={goes} />
      <p className="text-sm text-steel">{t('positionNote')}</p>
    </div>
  )
}
