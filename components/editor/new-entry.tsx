'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { TextField } from '@/components/ui/field'
import { entryKinds, type EntryKind } from '@/lib/contract/editor-words'

/** Names a new entry; it is there once it is saved. */
export function NewEntry({ base, kind: first }: { base: string; kind: EntryKind }) {
  const t = useTranslations('editor')
  const router = useRouter()
  const [kind, setKind] = useState<string>(first)
  const [id, setId] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    router.push(`${base}/${kind}/${id.trim()}?new`)
  }
  return (
    <Disclosure summary={t('new.title')}>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:items-end">
        <SelectField
          id="new-kind"
          label={t('new.kind')}
          value={kind}
          options={entryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(event) => setKind(event.target.value)}
        />
        <TextField
          id="new-id"
          label={t('new.id')}
          hint={t('new.idHint')}
          required
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          maxLength={80}
          autoComplete="off"
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('new.start')}
        </Button>
      </form>
    </Disclosure>
  )
}
