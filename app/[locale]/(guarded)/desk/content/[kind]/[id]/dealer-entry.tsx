import { notFound } from 'next/navigation'
import { cornerMessages } from '@/components/dealer-corner/corner-messages'
import { ListingDesk } from '@/components/dealer-corner/listing-desk'
import { EntryPreview } from '@/components/editor/entry-preview'
import { ClientMessages } from '@/components/i18n/client-messages'
import type { DealerListing } from '@/lib/contract/dealer-listing'
import { readListing } from '@/lib/data/editor'
import type { Locale } from '@/lib/i18n/locales'

/** Differs with every change and with what was decided about it. */
const versionOf = ({ changes }: DealerListing) => changes.map(({ state }) => state[0]).join('')

/** A dealer's listing as staff write it: drafts, the ways onto the site, history, and its page in three languages. */
export async function DealerEntry({ id, locale }: { id: string; locale: Locale }) {
  const first = await readListing(id, locale)
  if (!first) notFound()
  return (
    <div className="shell grid grid-cols-1 gap-12 py-8">
      <h1 className="display text-3xl break-words">{first.name}</h1>
      <ClientMessages locale={locale} pick={[...cornerMessages, 'editor.preview']}>
        <ListingDesk first={first} mode="desk" locale={locale} />
        <EntryPreview kind="dealer" id={id} version={versionOf(first)} known />
      </ClientMessages>
    </div>
  )
}
