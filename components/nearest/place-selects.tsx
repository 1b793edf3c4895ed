'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePlaceLists } from '@/components/form/address-places'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import { placeStore } from './place-store'
import { useKnownPlace } from './use-known-place'
import type { Locale } from '@/lib/i18n/locales'

const toOptions = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

type Props = {
  locale: Locale
  /** The lists go once a place is kept: it is kept when the visitor says so, who may step through the provinces by the arrow keys. */
  goes: boolean
}

function Lists({ locale, goes }: Props) {
  const t = useTranslations('dealer.finder')
  const kept = useKnownPlace()
  const [chosen, setChosen] = useState(kept)
  const place = goes ? chosen : kept
  const known = place && 'province' in place ? place : { province: '', district: '' }
  const { provinces, amphurs } = usePlaceLists(locale, known.province, '')
  const take = goes ? setChosen : placeStore.write
  return (
    <div className="grid gap-3 pt-1 sm:grid-cols-2">
      <SelectField
        label={t('province')}
        placeholder={t('chooseProvince')}
        options={toOptions(provinces)}
        value={provinces.length > 0 ? known.province : ''}
        onChange={({ target }) => take(target.value === '' ? null : { province: target.value })}
      />
      <SelectField
        label={t('district')}
        placeholder={t('anyDistrict')}
        disabled={known.province === ''}
        options={toOptions(amphurs)}
        value={amphurs.length > 0 ? (known.district ?? '') : ''}
        onChange={({ target }) =>
          take({ province: known.province, ...(target.value !== '' && { district: target.value }) })
        }
      />
      {goes && known.province !== '' && (
        <div>
          <Button onClick={() => placeStore.write(known)}>{t('show')}</Button>
        </div>
      )}
    </div>
  )
}

/** Province and district from lists, asked for when they are opened. */
export function PlaceSelects({ locale, goes }: Props) {
  const t = useTranslations('dealer.finder')
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
        {t('choose')}
      </summary>
      {opened && <Lists locale={locale} goes={goes} />}
    </details>
  )
}
