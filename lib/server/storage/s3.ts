import { AwsClient } from 'aws4fetch'
import { diskFull } from '@/lib/server/fault'
import { FileMissing, type FileStorage } from './file-storage'
import { checkKey } from './storage-key'

export type S3Options = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 20_000
const forbidden = 403
const notFound = 404
const insufficientStorage = 507

/** Whether an answer says that there is no such file; that there is no such bucket has the same status. */
async function saysMissing(response: Response): Promise<boolean> {
  return response.status === notFound && !(await response.text()).includes('NoSuchBucket')
}

/** For want of which rights a file may not be read; that one is missing is told to a key only that may list the bucket. */
function hintOf(method: string, status: number): string {
  return method === 'GET' && status === forbidden
    ? ': its key needs s3:GetObject, and s3:ListBucket to be told that a file is missing'
    : ''
}

/** Any S3-compatible storage; the bucket stands in the path, which all of them understand. A PUT that was answered is safe there. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Options): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2, initRetryMs: 100 })
  const addressOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkKey(key)}`

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(addressOf(key), { ...init, method, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response
    if (method === 'GET' && (await saysMissing(response))) throw new FileMissing(key)
    if (!response.bodyUsed) await response.body?.cancel()
    const refusal = new Error(`The storage answered ${response.status} to ${method}${hintOf(method, response.status)}`)
    throw response.status === insufficientStorage ? diskFull('uploads', refusal) : refusal
  }

  return {
    async write(key, bytes, type) {
      await (await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } })).body?.cancel()
    },
    read: async (key) => Buffer.from(await (await ask('GET', key)).arrayBuffer()),
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
