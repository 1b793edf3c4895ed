import 'server-only'
import path from 'node:path'
import { logFailure } from '@/lib/server/http/log'
import { createPdfStore, type PdfStore } from '@/lib/server/pdf/pdf-store'
import { createWorkQueue } from '@/lib/server/work-queue'
import { socialCardVersion, type SocialCard } from '@/lib/pictures/social-card'
import { drawSocialCard } from './draw-social-card'

/** Room on the disk: some 7,000 pictures of 30 to 60 kB. */
const maxBytes = 300_000_000
/** More than any machine asks for at once; what is over is refused and asked for again. */
const maxWaiting = 64

const queue = createWorkQueue(maxWaiting)
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
let store: PdfStore | null = null

function openStore(): PdfStore {
  store ??= createPdfStore(path.join(process.cwd(), '.next/cache/social'), maxBytes, {
    ending: 'jpg',
    type: 'image/jpeg',
  })
  return store
}

async function readOrDraw(key: string, card: SocialCard, pictures: PdfStore): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await pictures.read(key)
  if (stored) return stored
  const bytes = new Uint8Array(await queue(() => drawSocialCard(card)))
  // A disk that is full or may not be written costs time, not the picture.
  await pictures.write(key, bytes).catch(logFailure)
  return bytes
}

/** The picture of a shared link: drawn once, then kept on disk; callers at the same time share the work. Throws TOO_MANY_REQUESTS. */
export function getSocialCard(card: SocialCard, pictures = openStore()): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${card.kind}-${card.id.toLowerCase().replace('.', '--')}-${card.lang}-${socialCardVersion(card)}`
  const known = underWay.get(key)
  if (known) return known
  const picture = readOrDraw(key, card, pictures).finally(() => underWay.delete(key))
  underWay.set(key, picture)
  return picture
}
