'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import { OfflineSection } from './offline-section'
import { PackList } from './pack-list'
import { listPacks } from './packs'
import { SavePack } from './save-pack'
import { useAskedPacks } from './use-asked-packs'
import { canKeep, useListed } from './use-listed'

/** Manuals to put aside, when the address asks for some, and those that have been. */
export function PacksDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.save')
  const { items, reload } = useListed(listPacks)
  const { asked, plans, failed } = useAskedPacks(locale)
  return (
    <>
      {asked && canKeep() ? (
        <OfflineSection id="save" title={t(asked.kind === 'vehicle' ? 'vehicleTitle' : 'title')}>
          {failed ? (
            <Notice tone="danger" role="alert" title={t('failed')} />
          ) : plans === null ? (
            <p role="status" className="text-steel">
              {t('loading')}
            </p>
          ) : plans.length === 0 ? (
            <p className="text-steel">{t('none')}</p>
          ) : (
            <ul className="border-t border-ink">
              {plans.map((plan) => (
                <SavePack
                  key={plan.id}
                  plan={plan}
                  saved={items?.find(({ id, locale: own }) => id === plan.id && own === locale)}
                  onChanged={reload}
                />
              ))}
            </ul>
          )}
        </OfflineSection>
      ) : null}
      <PackList packs={items} locale={locale} onChanged={reload} />
    </>
  )
}
