'use client'

import { useTranslations } from 'next-intl'
import { StackedTable } from '@/components/ui/stacked-table'
import { useHydrated } from '@/components/next/use-hydrated'

/** What the browser gives away about where it is, beside what the server knows. */
export function HintsProbe({ country }: { country: string | null }) {
  const t = useTranslations('diagnostics.getLocation2')
  const words = useTranslations('diagnostics')
  const isHydrated = useHydrated()
  const ofBrowser = isHydrated ? readHints() : { zone: '', languages: '', place: '' }
  const hints = { address: country ?? '', ...ofBrowser }
  return (
    <StackedTable
      caption={t('lead')}
      columns={[{ label: t('hint') }, { label: t('value') }]}
      rows={(['address', 'zone', 'languages', 'place'] as const).map((name) => ({
        key: name,
        cells: [
          t(name),
          <span key="value" className="break-words">
            {hints[name] || words('unknown')}
          </span>,
        ],
      }))}
    />
  )
}

function readPlace(): string {
  try {
    return localStorage.getItem('place') ?? ''
  } catch {
    return ''
  }
}

const readHints = () => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: navigator.languages.join(', '),
  place: readPlace(),
})
