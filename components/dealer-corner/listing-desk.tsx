'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { DealerListing, ListingField, ListingValues } from '@/lib/contract/dealer-listing'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ChangeHistory } from './change-history'
import { ExceptionsEditor } from './exceptions-editor'
import { HoursEditor } from './hours-editor'
import { LineEditor } from './line-editor'
import { ListingModeContext, type ListingMode } from './listing-mode'
import { ListEditors } from './list-editors'
import { PhonesEditor } from './phones-editor'
import { PicturesEditor } from './pictures-editor'
import { PublishChanges } from './publish-changes'
import { TextsEditor } from './texts-editor'
import { ToldNotice } from './told-notice'
import { useListing } from './use-listing'

/** What an editor begins with: what waits for a look or its moment, or else what is shown. */
function drafted<F extends ListingField>({ values, changes }: DealerListing, field: F): ListingValues[F] {
  const waiting = changes.find((change) => change.field === field && ['proposed', 'planned'].includes(change.state))
  return (waiting?.after[field] as ListingValues[F] | undefined) ?? values[field]
}

type Props = { first: DealerListing; mode?: ListingMode; locale: Locale }

/** Everything a shop says of itself: what changes at once first. At the desk all of it is written as drafts, which are published there. */
export function ListingDesk({ first, mode = 'shop', locale }: Props) {
  const t = useTranslations('dealer-corner')
  const { listing, busy, told, save, undo, decide } = useListing(first, locale, mode)
  /** A field that was changed elsewhere, or taken back, begins anew. */
  const editor = <F extends ListingField>(field: F) => {
    const value = drafted(listing, field)
    const onSave = (next: ListingValues[F]) => void save(field, { [field]: next })
    return { key: `${field} ${JSON.stringify(value)}`, props: { value, busy: busy === field, onSave } }
  }
  const [weekly, exceptions, phones] = [editor('weekly'), editor('exceptions'), editor('phones')]
  const [lineId, names, about, pictures] = [editor('lineId'), editor('names'), editor('about'), editor('pictures')]
  return (
    <ListingModeContext value={mode}>
      <div className="grid grid-cols-1 gap-6">
        <ToldNotice told={told} />
        {mode === 'desk' && (
          <PublishChanges
            changes={listing.changes}
            busy={busy}
            onDecide={(id, verdict, done) => void decide(id, verdict, done)}
            onUndo={(id) => void undo(id)}
            locale={locale}
          />
        )}
        <p>
          <ButtonLink href={localizePath(listing.path, locale)} variant="quiet">
            {t('toShop')}
          </ButtonLink>
        </p>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <HoursEditor key={weekly.key} {...weekly.props} locale={locale} />
          <div className="grid grid-cols-1 gap-6">
            <ExceptionsEditor key={exceptions.key} {...exceptions.props} locale={locale} />
            <PhonesEditor key={phones.key} {...phones.props} />
            <LineEditor key={lineId.key} {...lineId.props} />
          </div>
          <TextsEditor key={names.key} field="names" {...names.props} />
          <TextsEditor key={about.key} field="about" {...about.props} />
          <ListEditors editor={editor} locale={locale} />
          <PicturesEditor key={pictures.key} {...pictures.props} />
        </div>
        <ChangeHistory changes={listing.changes} busy={busy} onUndo={(id) => void undo(id)} locale={locale} />
      </div>
    </ListingModeContext>
  )
}
