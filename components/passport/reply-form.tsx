'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { isStillSending } from '@/components/form/still-sending'
import { TextAreaField } from '@/components/form/text-area-field'
import { UploadFiles } from '@/components/form/upload-files'
import type { SentFile } from '@/components/form/upload-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { replyPhotosMost } from '@/lib/contract/warranty-words'
import type { ThreadProps } from './thread-props'
import { useReply } from './use-reply'

const purposes = { claim: 'claim', registration: 'product' } as const

/** Writes to the service desk, with photos. What is typed stays until it has arrived. */
export function ReplyForm({ about, number, messages, locale, onSend }: ThreadProps) {
  const t = useTranslations('passport.replies')
  const upload = useTranslations('form.upload')
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly SentFile[]>([])
  const [done, setDone] = useState(false)
  const { problem, busy, send, say } = useReply({ about, locale, onSend })
  const id = `reply-${number}`

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setDone(false)
    const missing = isStillSending(event.currentTarget)
      ? upload('stillSending')
      : text.trim() === '' && photos.length === 0
        ? t('empty')
        : ''
    say(missing)
    if (missing !== '' || !(await send(text.trim(), photos))) return
    setText('')
    setPhotos([])
    setDone(true)
  }
  const touch = () => {
    say('')
    setDone(false)
  }
  return (
    <form noValidate aria-label={t('open')} onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      <TextAreaField
        // Characters are counted anew for the next message.
        key={messages.length}
        id={id}
        label={t('label')}
        rows={5}
        maxLength={2000}
        counted
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          touch()
        }}
      />
      <UploadFiles
        id={`${id}-photos`}
        purpose={purposes[about]}
        label={t('photos')}
        hint={t('photosHint', { most: replyPhotosMost })}
        most={replyPhotosMost}
        files={photos}
        onAdd={(file) => setPhotos((before) => [...before, file])}
        onRemove={(gone) => setPhotos((before) => before.filter((file) => file.id !== gone))}
      />
      {problem === '' ? null : <Notice tone="danger" role="alert" title={problem} />}
      {done ? <Notice tone="success" role="status" title={t('done')} /> : null}
      <div>
        <Button type="submit" busy={busy}>
          {t(busy ? 'sending' : 'submit')}
        </Button>
      </div>
    </form>
  )
}
