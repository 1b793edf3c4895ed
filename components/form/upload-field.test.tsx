import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { preparePhoto, uploadFile } from '@/tests/support/upload'
import { withMessages } from '@/tests/support/with-messages'
import form from '@/messages/ja/form.json'
import { UploadField } from './upload-field'
import type { SentFile } from './upload-state'

const { upload: texts } = form
const photo = new File(['x'], 'receipt.jpg', { type: 'image/jpeg' })
const blob = new Blob([new Uint8Array(2_400_000)], { type: 'image/jpeg' })
let value: SentFile | null
let messages: Awaited<ReturnType<typeof withMessages>>

beforeEach(async () => {
  value = null
  messages = await withMessages('ja', ['form.upload', 'form.retry'])
  preparePhoto.mockResolvedValue({ blob, preview: 'data:image/jpeg;base64,AA' })
  uploadFile.mockResolvedValue({ id: 'file-1' })
})

function show() {
  const Form = () => {
    const [file, setFile] = useState<SentFile | null>(null)
    const change = (next: SentFile | null) => {
      value = next
      setFile(next)
    }
    return <UploadField id="receipt" label="Receipt" purpose="receipt" value={file} onChange={change} required />
  }
  render(<Form />, messages)
  return document.querySelector<HTMLInputElement>('#receipt')
}

async function choose(file = photo) {
  const input = document.querySelector<HTMLInputElement>('#receipt')
  if (input) await userEvent.upload(input, file)
}

describe('UploadField', () => {
  it('is a labelled file field with a way to take a photograph', () => {
    const input = show()
    expect(input).toHaveAccessibleName('Receipt')
    expect(input).toHaveAccessibleDescription(texts.kinds)
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
    expect(document.querySelector('#receipt-camera')).toHaveAttribute('capture', 'environment')
  })

  it('prepares and sends the file at once and keeps its id', async () => {
    show()
    await choose()
    expect(await screen.findByRole('img', { name: texts.preview })).toHaveAttribute('src', 'data:image/jpeg;base64,AA')
    expect(uploadFile).toHaveBeenCalledWith(blob, expect.objectContaining({ purpose: 'receipt' }))
    expect(value).toEqual({ id: 'file-1', name: 'receipt.jpg', bytes: 2_400_000, preview: 'data:image/jpeg;base64,AA' })
    expect(screen.getByText('2.4 MB')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(texts.sent)
  })

  it('shows how far it has come and can be given up', async () => {
    let report: (share: number) => void = () => undefined
    let signal: AbortSignal | undefined
    uploadFile.mockImplementation(
      (_blob: Blob, options: { onProgress: (share: number) => void; signal: AbortSignal }) => {
        report = options.onProgress
        signal = options.signal
        return new Promise(() => undefined)
      },
    )
    const input = show()
    await choose()
    await waitFor(() => expect(uploadFile).toHaveBeenCalled())
    act(() => report(0.4))
    expect(screen.getByRole('progressbar', { name: texts.sending })).toHaveValue(0.4)
    await userEvent.click(screen.getByRole('button', { name: texts.remove }))
    expect(signal?.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(input).toHaveFocus()
    expect(value).toBeNull()
  })

  it.each([
    [
      'a file that is too big',
      () => preparePhoto.mockRejectedValue(Object.assign(new Error(), { code: 'too-big' })),
      'too-big',
    ],
    [
      'something else',
      () => preparePhoto.mockRejectedValue(Object.assign(new Error(), { code: 'not-supported' })),
      'not-supported',
    ],
    [
      'a file the server does not take',
      () => uploadFile.mockRejectedValue(new ApiError('UNSUPPORTED_FILE')),
      'not-supported',
    ],
    ['too many files', () => uploadFile.mockRejectedValue(new ApiError('TOO_MANY_REQUESTS')), 'too-many'],
    ['a server without room', () => uploadFile.mockRejectedValue(new ApiError('STORAGE_FULL')), 'full'],
    ['anything else', () => uploadFile.mockRejectedValue(new Error()), 'failed'],
  ] as const)('says so after %s', async (_name, arrange, code) => {
    arrange()
    const input = show()
    await choose()
    expect(await screen.findByText(texts.errors[code])).toBeInTheDocument()
    expect(input).toBeInvalid()
    expect(value).toBeNull()
  })

  it('sends the same file again after a broken connection', async () => {
    uploadFile.mockRejectedValueOnce(new ApiError('UPSTREAM_UNAVAILABLE'))
    show()
    await choose()
    await userEvent.click(await screen.findByRole('button', { name: form.retry }))
    await waitFor(() => expect(value?.id).toBe('file-1'))
    expect(screen.queryByText(texts.errors.offline)).not.toBeInTheDocument()
  })

  it('takes the photograph of the camera, and another in its place', async () => {
    show()
    const camera = document.querySelector('#receipt-camera')
    if (camera) fireEvent.change(camera, { target: { files: [photo] } })
    await waitFor(() => expect(value?.id).toBe('file-1'))
    uploadFile.mockResolvedValue({ id: 'file-2' })
    await choose(new File(['y'], 'other.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(value).toMatchObject({ id: 'file-2', name: 'other.jpg' }))
  })
})
