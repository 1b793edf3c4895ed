import type { ReactNode } from 'react'
import { mdiArrowRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { PolicyBlock as Block } from '@/lib/data/policy-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AnalyticsState } from './analytics-state'
import { BrowserDataTable } from './browser-data-table'
import { PostalAddress } from './postal-address'
import { RecipientTable } from './recipient-table'
import { RequestClock } from './request-clock'
import { RequestRights } from './request-rights'
import { RequestSheet } from './request-sheet'
import { RobotState } from './robot-state'
import { StoredDataTable } from './stored-data-table'

const PartnerDataTable = ({ locale }: { locale: Locale }) => <StoredDataTable of="partners" locale={locale} />

const drawn = {
  stored: StoredDataTable,
  partners: PartnerDataTable,
  browser: BrowserDataTable,
  recipients: RecipientTable,
  robot: RobotState,
  analytics: AnalyticsState,
  rights: RequestRights,
  clock: RequestClock,
  address: PostalAddress,
  sheet: RequestSheet,
} as const

function Points({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-1 border-b border-line py-4">
          <dt className="text-lg leading-snug font-semibold text-balance">{title}</dt>
          <dd className="max-w-text">
            <UnbrokenText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Links({ items, locale }: { items: readonly { text: string; to: string }[]; locale: Locale }) {
  return (
    <ul className="grid justify-items-start gap-1">
      {items.map(({ text, to }) => (
        <li key={to}>
          <AppLink
            href={localizePath(to, locale)}
            className="inline-flex min-h-11 items-center gap-2 leading-snug font-semibold underline underline-offset-4"
          >
            {text}
            <Icon path={mdiArrowRight} size={5} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** One block of a policy: words of its own, or what the code's record says. `form`: the form of the page, where it has one. */
export function PolicyBlock({ block, locale, form }: { block: Block; locale: Locale; form: ReactNode }) {
  switch (block.kind) {
    case 'text':
      return (
        <div className="grid max-w-text gap-4 text-lg">
          {block.text.map((paragraph) => (
            <p key={paragraph}>
              <UnbrokenText text={paragraph} />
            </p>
          ))}
        </div>
      )
    case 'points':
      return <Points items={block.items} />
    case 'links':
      return <Links items={block.items} locale={locale} />
    case 'form':
      return form
    default: {
      const Drawn = drawn[block.kind]
      return <Drawn locale={locale} />
    }
  }
}
