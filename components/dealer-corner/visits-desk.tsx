'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callCompany } from '@/lib/client/browser'
import type { DealerVisit, VisitAct } from '@/lib/contract/dealer-visits'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { ToldNotice } from './told-notice'
import { useCorner } from './use-corner'
import { VisitItem } from './visit-item'

const doneTexts = { accept: 'accepted', move: 'moved', finish: 'done' } as const

/** What is to come first, then what was, the newest first. */
function splitByToday(visits: readonly DealerVisit[]) {
  const today = dayInThailand(new Date())
  return [
    { key: 'coming', visits: visits.filter(({ day }) => day >= today) },
    { key: 'earlier', visits: visits.filter(({ day }) => day < today).toReversed() },
  ] as const
}

/** Visits to come, then those of the last days, each with what can be done now. */
export function VisitsDesk({ dealer, first, locale }: { dealer: string; first: DealerVisit[]; locale: Locale }) {
  const t = useTranslations('dealer-corner.visits')
  const [visits, setVisits] = useState(first)
  const { busy, told, run } = useCorner()
  const act = (number: string, what: VisitAct) =>
    void run(number, t(doneTexts[what.what]), async () => {
      const after = await callCompany('updateDealerVisit', { lang: locale, dealer, number, act: what })
      setVisits((all) => all.map((visit) => (visit.number === number ? after : visit)))
    })
  const parts = splitByToday(visits)
  if (visits.length === 0) return <p className="text-lg text-steel">{t('none')}</p>
  return (
    <div className="grid grid-cols-1 gap-10">
      <ToldNotice told={told} />
      {parts.map((part) =>
        part.visits.length === 0 ? null : (
          <section key={part.key} aria-labelledby={part.key} className="grid grid-cols-1 gap-4">
            <h2 id={part.key} className="text-2xl">
              {t(part.key)}
            </h2>
            <ol className="grid grid-cols-1 gap-4">
              {part.visits.map((visit) => (
                <VisitItem
                  key={visit.number}
                  visit={visit}
                  dealer={dealer}
                  busy={busy === visit.number}
                  onAct={(what) => act(visit.number, what)}
                  locale={locale}
                />
              ))}
            </ol>
          </section>
        ),
      )}
      <p className="text-sm text-steel">{t('over')}</p>
    </div>
  )
}
