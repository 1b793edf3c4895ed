import './without-eval'
import axios from 'axios'
import { ApiError } from '@/lib/contract/api-error'
import { importEndpoints, type ImportOutcome } from '@/lib/contract/import'
import { normalizeError } from './normalize-error'

const { method, path, output } = importEndpoints.rehearseImport

/** Sends a file that is read while it comes, so that the share that was sent is about the share that was read. Throws ApiError; never sends twice. */
export async function sendImport(file: File, onProgress: (share: number) => void): Promise<ImportOutcome> {
  try {
    const { data } = await axios.request<unknown>({
      method,
      url: `/api/company/${path}`,
      params: { name: file.name },
      data: file,
      headers: { 'Content-Type': 'text/csv' },
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    })
    const parsed = output.safeParse(data)
    if (!parsed.success)
      throw new ApiError('INTERNAL', { message: 'The answer of rehearseImport does not keep the contract' })
    return parsed.data
  } catch (error) {
    throw normalizeError(error)
  }
}
