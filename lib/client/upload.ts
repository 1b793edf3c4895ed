import './without-eval'
import axios from 'axios'
import { ApiError } from '@/lib/contract/api-error'
import { uploadEndpoints, type Upload, type UploadPurpose } from '@/lib/contract/upload'
import { normalizeError } from './normalize-error'

/** A slow line and a large document take their time. */
const timeoutMs = 120_000
const { method, path, output } = uploadEndpoints.uploadFile

export type UploadOptions = {
  purpose: UploadPurpose
  signal?: AbortSignal
  /** Share that was sent, 0–1. */ onProgress?: (share: number) => void
}

/** Sends a file for a form through this site and answers the id the form then names. Throws ApiError; never sends twice. */
export async function uploadFile(file: Blob, { purpose, signal, onProgress }: UploadOptions): Promise<Upload> {
  try {
    const { data } = await axios.request<unknown>({
      method,
      url: `/api/company/${path}`,
      params: { purpose },
      data: file,
      headers: { 'Content-Type': file.type || 'application/octet-stream' },
      timeout: timeoutMs,
      ...(signal && { signal }),
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
    })
    const parsed = output.safeParse(data)
    if (!parsed.success)
      throw new ApiError('INTERNAL', {
        message: 'The answer of uploadFile does not keep the contract',
        cause: parsed.error,
      })
    return parsed.data
  } catch (error) {
    throw normalizeError(error)
  }
}
