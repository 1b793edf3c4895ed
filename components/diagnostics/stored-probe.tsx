'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { StackedTable } from '@/components/ui/stacked-table'
import { browserPlaces, type BrowserPlace } from '@/lib/domain/browser-places'
import { readStoredSizes, type StoredSizes } from './stored-sizes'

/** An entry of the record of what the site leaves in a browser; a name that ends with … stands for all that begin so. */
type Recorded = { key: string; place: BrowserPlace; purpose: string }

const isNamedBy = (key: string, name: string) => (key.endsWith('…') ? name.startsWith(key.slice(0, -1)) : name === key)

/** Bytes under what the record names; undefined = nothing is there. */
function sizeOf({ key, place }: Recorded, sizes: StoredSizes): number | undefined {
  const found = Object.entries(sizes[place]).flatMap(([name, size]) => (isNamedBy(key, name) ? [size] : []))
  return found.length === 0 ? undefined : found.reduce((total, size) => total + size, 0)
}

/** What lies in this browser, and whether the record knows of it. `sent`: cookies the server was sent, which no script may read. */
export function StoredProbe({ recorded, sent }: { recorded: readonly Recorded[]; sent: Record<string, number> }) {
  const t = useTranslations('diagnostics.cookies')
  const [found, setFound] = useState<StoredSizes | null>(null)
  const look = useCallback(() => void readStoredSizes().then(setFound), [])
  useEffect(look, [look])
  if (!found) return null
  const sizes = { ...found, cookie: { ...sent, ...found.cookie } }
  const strangers = browserPlaces.flatMap((place) =>
    Object.keys(sizes[place]).flatMap((name) =>
      recorded.some((one) => one.place === place && isNamedBy(one.key, name))
        ? []
        : [`${t(`places.${place}`)}: ${name}`],
    ),
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <StackedTable
        caption={t('lead')}
        columns={[{ label: t('key') }, { label: t('place') }, { label: t('size') }, { label: t('purpose') }]}
        rows={recorded.map((one) => {
          const { key, place, purpose } = one
          const size = sizeOf(one, sizes)
          return {
            key: `${place} ${key}`,
            cells: [
              <code key="key" className="break-all">
                {key}
              </code>,
              t(`places.${place}`),
              size === undefined ? <span className="text-steel">{t('absent')}</span> : t('bytes', { count: size }),
              purpose,
            ],
          }
        })}
      />
      {strangers.length === 0 ? (
        <Notice tone="success" title={t('unrecordedNone')} />
      ) : (
        <Notice tone="warning" title={t('unrecorded')}>
          <p className="break-all">{strangers.join(' · ')}</p>
        </Notice>
      )}
      <p>
        <Button variant="secondary" onClick={look}>
          {t('refresh')}
        </Button>
      </p>
    </div>
  )
}
