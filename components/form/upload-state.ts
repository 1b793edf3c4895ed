'use client'

import { useEffect, useRef, useState } from 'react'
import type { PhotoLimits } from '@/lib/client/photo/prepare-photo'
import type { UploadPurpose } from '@/lib/contract/upload'
import type { Messages } from '@/lib/i18n/namespaces'

/** A file that has been sent; a form sends the `id` on. */
export type SentFile = {
  id: string
  name: string
  /** As sent. */ bytes: number
  /** `data:` address of a small picture; null = a document. */ preview: string | null
}
export type UploadErrorCode = keyof Messages['form']['upload']['errors']

type State =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; code: UploadErrorCode; file: File }

const codes: Readonly<Record<string, UploadErrorCode>> = {
  'too-big': 'too-big',
  'not-supported': 'not-supported',
  unreadable: 'unreadable',
  PAYLOAD_TOO_LARGE: 'too-big',
  UNSUPPORTED_FILE: 'not-supported',
  TOO_MANY_REQUESTS: 'too-many',
  UPSTREAM_UNAVAILABLE: 'offline',
  TIMEOUT: 'offline',
  STORAGE_FULL: 'full',
}

function codeOf(error: unknown): UploadErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return codes[String(code)] ?? 'failed'
}

type Options = { purpose: UploadPurpose; limits?: PhotoLimits | undefined; onSent: (file: SentFile) => void }

/** Prepares and sends one file at a time; a new one or leaving the page gives the last one up. */
export function useUpload({ purpose, limits, onSent }: Options) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  const send = async (file: File) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const current = () => !control.signal.aborted
    const follow = (next: State) => {
      if (current()) setState(next)
    }
    follow({ kind: 'preparing' })
    try {
      const [{ preparePhoto }, { uploadFile }] = await Promise.all([
        import('@/lib/client/photo/prepare-photo'),
        import('@/lib/client/upload'),
      ])
      const { blob, preview } = await preparePhoto(file, limits)
      if (!current()) return
      follow({ kind: 'sending', share: 0 })
      const { id } = await uploadFile(blob, {
        purpose,
        signal: control.signal,
        onProgress: (share) => follow({ kind: 'sending', share }),
      })
      follow({ kind: 'idle' })
      if (current()) onSent({ id, name: file.name, bytes: blob.size, preview })
    } catch (error) {
      follow({ kind: 'failed', code: codeOf(error), file })
    }
  }

  return { state, send, stop }
}
