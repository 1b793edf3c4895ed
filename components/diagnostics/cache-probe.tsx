'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { StackedTable } from '@/components/ui/stacked-table'

/** Headers in which layers of caches say what they did. */
const telling = [
  'x-cache',
  'x-azure-ref',
  'x-nextjs-cache',
  'cf-cache-status',
  'age',
  'cache-control',
  'etag',
  'vary',
  'via',
  'date',
] as const

type Told = Partial<Record<(typeof telling)[number], string>>

async function ask(page: string): Promise<Told> {
  const { headers } = await fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } })
  return Object.fromEntries(telling.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])))
}

/** Asks a page twice, so that a cache that has it can say so the second time. */
export function CacheProbe({ pages }: { pages: readonly string[] }) {
  const t = useTranslations('diagnostics.azureFrontDoor')
  const words = useTranslations('diagnostics')
  const [page, setPage] = useState(pages[0] ?? '/')
  const [busy, setBusy] = useState(false)
  const [answers, setAnswers] = useState<readonly [Told, Told] | 'failed' | null>(null)
  const askTwice = async () => {
    setBusy(true)
    try {
      const first = await ask(page)
      setAnswers([first, await ask(page)])
    } catch {
      setAnswers('failed')
    }
    setBusy(false)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <Field id="cache-page" label={t('page')}>
          {(control) => (
            <Select
              {...control}
              value={page}
              options={pages.map((value) => ({ value, label: value }))}
              onChange={(event) => setPage(event.target.value)}
            />
          )}
        </Field>
        <Button variant="secondary" busy={busy} onClick={() => void askTwice()}>
          {t('ask')}
        </Button>
      </div>
      <div aria-live="polite">
        {answers === 'failed' && <Notice tone="danger" title={t('failed')} />}
        {answers !== null && answers !== 'failed' && (
          <StackedTable
            caption={t('cache')}
            columns={[{ label: t('header') }, { label: t('first') }, { label: t('second') }]}
            rows={telling.map((name) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                ...answers.map((answer, i) => (
                  <span key={i} className="break-all">
                    {answer[name] ?? words('none')}
                  </span>
                )),
              ],
            }))}
          />
        )}
      </div>
    </div>
  )
}
