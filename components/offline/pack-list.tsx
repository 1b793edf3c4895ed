'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { focusAround } from '@/components/ui/focus-around'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { formatBytes } from '@/lib/utils/format-bytes'
import { OfflineSection } from './offline-section'
import { packPage, removePack, type Pack } from './packs'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

type Props = { packs: readonly Pack[] | null; locale: Locale; onChanged: () => void }

/** What has been put aside, with its size, to open and to remove. */
export function PackList({ packs, locale, onChanged }: Props) {
  const t = useTranslations('offline.packs')
  const [removed, setRemoved] = useState('')
  const remove = async (pack: Pack, button: Element) => {
    setRemoved(pack.name)
    await removePack(pack)
    focusAround(button)
    onChanged()
  }
  return (
    <OfflineSection id="packs" title={t('title')}>
      {packs !== null && packs.length === 0 ? <p className="max-w-text text-steel">{t('none')}</p> : null}
      {packs !== null && packs.length > 0 ? (
        <>
          <p className="text-steel">
            {t('total', {
              count: packs.length,
              size: formatBytes(packs.reduce((sum, { bytes }) => sum + bytes, 0)),
            })}
          </p>
          <ul className="border-t border-ink">
            {packs.map((pack) => (
              <li
                key={`${pack.locale} ${pack.id}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <div className="min-w-0">
                  <h3 className="text-base leading-snug">{pack.name}</h3>
                  <p className="text-sm text-steel">
                    {t('saved', { size: formatBytes(pack.bytes), date: formatDate(pack.savedAt, locale) })}
                  </p>
                  <p className="flex flex-wrap gap-x-5">
                    <a href={packPage(pack)} className={link}>
                      {t('page')}
                    </a>
                    {pack.papers.map(({ kind, href }) => (
                      <a key={kind} href={href} className={link}>
                        {t(kind)}
                      </a>
                    ))}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={({ currentTarget }) => void remove(pack, currentTarget)}
                >
                  {t('remove', { name: pack.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p role="status" className="sr-only">
        {removed === '' ? null : t('removed', { name: removed })}
      </p>
    </OfflineSection>
  )
}
