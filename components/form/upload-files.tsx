'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type FieldProps } from '@/components/ui/field'
import { leaving } from '@/components/ui/focus-around'
import type { UploadPurpose } from '@/lib/contract/upload'
import { fileRulesOf } from '@/lib/domain/photo-limits'
import { makeKey } from '@/lib/utils/make-key'
import { UploadButtons } from './upload-buttons'
import { UploadRow } from './upload-row'
import { UploadSent } from './upload-sent'
import type { SentFile } from './upload-state'

type Props = Omit<FieldProps, 'children' | 'id'> & {
  id: string
  purpose: UploadPurpose
  most: number
  files: readonly SentFile[]
  onAdd: (file: SentFile) => void
  onRemove: (id: string) => void
}

type Waiting = { key: string; file: File; failed: boolean }

/** Several photographs or documents, chosen together or one after the other. They are made smaller and sent one by one: a phone has not the memory to do so with all at a time. */
export function UploadFiles({ id, purpose, most, files, onAdd, onRemove, error, ...field }: Props) {
  const t = useTranslations('form.upload')
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [cut, setCut] = useState(false)
  const room = most - files.length - waiting.length

  const add = (chosen: readonly File[]) => {
    setCut(chosen.length > room)
    setWaiting((before) => [
      ...before,
      ...chosen.slice(0, room).map((file) => ({ key: makeKey(), file, failed: false })),
    ])
  }
  const turn = waiting.find(({ failed }) => !failed)?.key
  const drop = (key: string) => setWaiting((before) => before.filter((entry) => entry.key !== key))
  const fail = (key: string) =>
    setWaiting((before) => before.map((entry) => (entry.key === key ? { ...entry, failed: true } : entry)))
  return (
    <Field id={id} {...field} error={cut ? t('tooManyFiles', { most }) : error}>
      {(control) => (
        <div tabIndex={-1} className="grid gap-4 rounded-base border border-dashed border-edge bg-white p-4">
          <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
            {files.map((file) => (
              <li key={file.id} className="grid gap-2">
                <UploadSent file={file} />
                <Button
                  variant="quiet"
                  size="small"
                  className="justify-self-start"
                  onClick={leaving(() => onRemove(file.id))}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
            {waiting.map(({ key, file }) => (
              <li key={key}>
                <UploadRow
                  file={file}
                  purpose={purpose}
                  turn={key === turn}
                  onFailed={() => fail(key)}
                  onSent={(sent) => {
                    drop(key)
                    onAdd(sent)
                  }}
                  onGiveUp={() => drop(key)}
                />
              </li>
            ))}
          </ul>
          {room > 0 ? (
            <UploadButtons control={control} types={fileRulesOf(purpose).types} several onFiles={add} />
          ) : null}
        </div>
      )}
    </Field>
  )
}
