'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { SearchField } from '@/components/form/search-field'
import { ChipButton } from '@/components/ui/chip'
import type { DownloadKind } from '@/lib/contract/document'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { FoundDocuments } from './found-documents'
import { useAddressChoice, type Choice } from './use-address-choice'
import { useDownloads } from './use-downloads'
import { VehicleChips } from './vehicle-chips'

type Props = {
  locale: Locale
  productHref: string
  kinds: readonly DownloadKind[]
  /** The only kind this page is about; null = the visitor chooses. */
  only: DownloadKind | null
  /** What is shown before anything is chosen. */
  children: ReactNode
}

function keepInAddress(choice: Choice, only: DownloadKind | null): void {
  const query = new URLSearchParams(
    Object.entries(choice).filter(([key, value]) => value !== '' && !(key === 'kind' && only)),
  )
  const text = query.toString()
  window.history.replaceState(window.history.state, '', text === '' ? window.location.pathname : `?${text}`)
}

/** Chooses documents by text, vehicle and kind; what is chosen stands in the address, so that it can be sent to somebody. */
export function DocumentFinder({ locale, productHref, kinds, only, children }: Props) {
  const t = useTranslations('documents')
  const brought = useAddressChoice(kinds)
  const [changed, setChanged] = useState<Choice | null>(null)
  const [page, setPage] = useState(1)
  const choice: Choice = { ...(changed ?? brought), ...(only && { kind: only }) }
  const asked =
    choice.q.trim() !== '' || choice.vehicle !== '' || choice.product !== '' || (only === null && choice.kind !== '')
  const { data, error, mutate } = useDownloads(asked ? choice : null, page, locale)
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChanged(next)
    setPage(1)
    keepInAddress(next, only)
  }
  return (
    <div tabIndex={-1} className="grid grid-cols-1 gap-8">
      <div
        role="search"
        aria-label={t('finder.label')}
        data-tone="light"
        className="relative -mt-6 grid gap-4 border border-line bg-white p-5 sm:p-8"
      >
        <SearchField
          className="max-w-2xl"
          label={t('finder.label')}
          hint={t('finder.hint')}
          value={choice.q}
          maxLength={120}
          onChange={(event) => choose({ q: event.target.value, product: '' })}
        />
        {only === null ? (
          <div role="group" aria-label={t('finder.kind')} className="flex flex-wrap gap-2">
            <ChipButton pressed={choice.kind === ''} onClick={() => choose({ kind: '' })}>
              {t('finder.anyKind')}
            </ChipButton>
            {kinds.map((name) => (
              <ChipButton key={name} pressed={choice.kind === name} onClick={() => choose({ kind: name })}>
                {t(`kinds.${name}`)}
              </ChipButton>
            ))}
          </div>
        ) : null}
        <VehicleChips
          locale={locale}
          chosen={choice.vehicle}
          named={asked ? (data?.vehicles ?? []) : []}
          onChoose={(vehicle, byText) => choose({ vehicle, ...(byText && { q: '' }) })}
        />
      </div>
      {choice.vehicle === '' ? null : (
        <p>
          <a href={localizePath(`/offline?vehicle=${choice.vehicle}`, locale)} className="underline">
            {t('finder.offline')}
          </a>
        </p>
      )}
      {asked ? (
        <FoundDocuments
          found={data ?? null}
          failed={error !== undefined}
          productHref={productHref}
          locale={locale}
          onPage={setPage}
          onRetry={() => void mutate()}
        />
      ) : (
        children
      )}
    </div>
  )
}
