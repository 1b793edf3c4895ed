import { getTranslations } from 'next-intl/server'
import { FactRow } from '@/components/ui/fact-row'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Badge } from '@/components/ui/badge'
import { readDeskItem } from '@/lib/data/desk'
import { readDeskLabels } from '@/lib/data/desk-labels'
import { showPhone } from '@/lib/domain/phone'
import { isNumbered } from '@/lib/domain/desk/kinds'
import { formatMoment } from '@/lib/i18n/format-moment'
import type { Locale } from '@/lib/i18n/locales'
import { DeskActions } from './desk-actions'
import { DeskClock } from './desk-clock'
import { DeskFacts } from './desk-facts'
import { DeskHistory } from './desk-history'

/** What an item is, what came, what was done, and what can be done with it. */
export async function DeskItemView({ kind, id, locale }: { kind: string; id: string; locale: Locale }) {
  const [t, labels, item] = await Promise.all([
    getTranslations({ locale, namespace: 'desk' }),
    readDeskLabels(locale),
    readDeskItem(kind, id, locale),
  ])
  return (
    <div className="shell grid gap-x-12 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <header className="grid gap-3 lg:col-span-2">
        <h1 className="display text-3xl">
          {t(`kinds.${item.kind}`)} {isNumbered(item.kind) ? item.id : ''}
        </h1>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Badge>{labels.state(item.kind, item.state)}</Badge>
          {item.suspected && <Badge tone="danger">{t('flags.suspected')}</Badge>}
          {item.photoNeeded && <Badge tone="warning">{t('flags.photoNeeded')}</Badge>}
          {item.replied && <Badge tone="info">{t('flags.replied')}</Badge>}
          <DeskClock due={item.due} basis={item.basis} locale={locale} running={item.open} />
        </div>
      </header>
      <div className="grid content-start gap-10">
        <DeskFacts item={item} labels={labels} locale={locale} />
        <DeskHistory item={item} labels={labels} locale={locale} />
        <dl className="border-t border-line">
          <FactRow label={t('item.received')}>
            <time dateTime={item.receivedAt}>{formatMoment(item.receivedAt, locale)}</time>
          </FactRow>
        </dl>
        <p className="text-sm text-steel">{t('item.viewed')}</p>
      </div>
      <ClientMessages locale={locale} pick={['desk.act', 'desk.moves', 'desk.moveFields', 'desk.purposes']}>
        <DeskActions
          item={{
            kind: item.kind,
            id: item.id,
            state: item.state,
            owner: item.owner,
            reach: item.reach,
            email: item.person.email,
            phone: item.person.phone && showPhone(item.person.phone),
            lang: item.lang,
            moves: item.moves,
            colleagues: item.colleagues,
            answers: item.answers,
            files: item.files,
          }}
        />
      </ClientMessages>
    </div>
  )
}
