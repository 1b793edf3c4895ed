'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { StackedTable } from '@/components/ui/stacked-table'

type Place = 'cookie' | 'local' | 'tab'
/** An entry of the record of what the site leaves in a browser. */
type Recorded = { key: string; place: Place; purpose: string }

const sizeOf = (storage: Storage) =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, (storage.getItem(key) ?? '').length + key.length]))

function sizesOf(read: () => Record<string, number>): Record<string, number> {
  try {
    return read()
  } catch {
    // Where storage is forbidden, nothing is stored.
    return {}
  }
}

const cookieSizes = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair.length]),
  )

type Sizes = Record<Place, Record<string, number>>

/** What lies in this browser, and whether the record knows of it. `sent`: cookies the server was sent, which no script may read. */
export function StoredProbe({ recorded, sent }: { recorded: readonly Recorded[]; sent: Record<string, number> }) {
  const t = useTranslations('diagnostics.cookies')
  const [sizes, setSizes] = useState<Sizes | null>(null)
  const look = useCallback(
    () =>
      setSizes({
        cookie: { ...sent, ...sizesOf(cookieSizes) },
        local: sizesOf(() => sizeOf(localStorage)),
        tab: sizesOf(() => sizeOf(sessionStorage)),
      }),
    [sent],
  )
  useEffect(() => {
    const first = setTimeout(look)
    return () => clearTimeout(first)
  }, [look])
  if (!sizes) return null
  const known = new Set(recorded.map(({ key, place }) => `${place} ${key}`))
  const strangers = (['cookie', 'local', 'tab'] as const).flatMap((place) =>
    Object.keys(sizes[place]).flatMap((key) =>
      known.has(`${place} ${key}`) ? [] : [`${t(`places.${place}`)}: ${key}`],
    ),
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <StackedTable
        caption={t('lead')}
        columns={[{ label: t('key') }, { label: t('place') }, { label: t('size') }, { label: t('purpose') }]}
        rows={recorded.map(({ key, place, purpose }) => {
          const size = sizes[place][key]
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
