import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { InputOf } from '@/lib/contract/endpoints'

/** CBOR of the few shapes that authenticators write. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

type Asked = { challenge: string }
type Flags = {
  /** Whether a finger, face or code was asked for. */
  verified?: boolean
  origin?: string
  /** Default: one more than before. */
  count?: number
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** A device with one passkey for the site, as a browser speaks with it. */
export function softwareAuthenticator(site: string) {
  const { origin, hostname } = new URL(site)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, count: number) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counted])
  }
  const shared = { id: encode(id), rawId: encode(id), type: 'public-key' as const }
  return {
    id: shared.id,
    register({ challenge }: Asked, { verified = true, origin: from = origin }: Flags = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = Buffer.concat([
        authenticatorData(verified ? 0x45 : 0x41, counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, from)),
          attestationObject: encode(cbor(attestation)),
          transports: ['internal'],
        },
      } satisfies InputOf<'addPasskey'>['credential']
    },
    sign({ challenge }: Asked, { verified = true, origin: from = origin, count = counter + 1 }: Flags = {}) {
      counter = count
      const data = authenticatorData(verified ? 0x05 : 0x01, count)
      const json = clientData('webauthn.get', challenge, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(json)]))
        .sign(privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: encode(json),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      } satisfies InputOf<'signInWithPasskey'>['credential']
    },
  }
}
