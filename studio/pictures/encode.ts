import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { z } from 'zod'
import type { PictureEntry } from '@/lib/pictures/manifest'
import { drawSocial } from './social'
import type { Job } from './job'

export const pictureFolder = 'public/pictures'
const manifestFile = 'lib/pictures/manifest.json'
/** The last run before a release takes 6: a tenth smaller, three times slower. */
const effort = 4
const ground = '#0e1013'

async function measureColor(master: Buffer): Promise<string> {
  const { data, info } = await sharp(master)
    .ensureAlpha()
    .resize(64, 64, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < data.length; i += info.channels) {
    const alpha = data[i + 3] ?? 0
    weight += alpha
    sums.forEach((sum, channel) => (sums[channel] = sum + (data[i + channel] ?? 0) * alpha))
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / Math.max(1, weight))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

async function makeBlur(master: Buffer): Promise<string> {
  const small = await sharp(master).flatten({ background: ground }).resize(20).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** The part on its shadow, still transparent: on the dark stage the shadow is not seen. */
async function readMaster(out: string): Promise<Buffer> {
  const part = await readFile(`${out}.png`)
  const shadow = await readFile(`${out}-shadow.png`).catch(() => null)
  if (!shadow) return part
  const { width, height } = await sharp(part).metadata()
  return sharp(await sharp(shadow).resize(width, height).toBuffer())
    .composite([{ input: part }])
    .png()
    .toBuffer()
}

/** Whether links to pages show it: main pictures, stages, details and wide pictures on machines. */
const isShared = ({ kind, width, height }: Job['shot']): boolean =>
  kind === 'product' || kind === 'hero' || kind === 'macro' || (kind === 'machine' && width > height)

/** Writes all files of a rendered picture and returns its entry. */
export async function encodePicture({ shot, hash, out }: Job): Promise<PictureEntry> {
  const master = await readMaster(out)
  await mkdir(pictureFolder, { recursive: true })
  const isOpaque = shot.set !== 'light'
  for (const width of shot.sizes) {
    const image = sharp(master).resize(width, null, { kernel: 'lanczos3' })
    const ready = isOpaque ? image.flatten({ background: ground }) : image
    await Promise.all([
      ready
        .clone()
        .avif({ quality: isOpaque ? 58 : 56, effort })
        .toFile(`${pictureFolder}/${shot.id}-${width}.avif`),
      ready
        .clone()
        .webp({ quality: isOpaque ? 74 : 62, alphaQuality: 80, effort: 5 })
        .toFile(`${pictureFolder}/${shot.id}-${width}.webp`),
    ])
  }
  if (isShared(shot)) await writeFile(`${pictureFolder}/${shot.id}-social.jpg`, await drawSocial(master, isOpaque))
  return {
    width: shot.width,
    height: shot.height,
    sizes: [...shot.sizes],
    color: await measureColor(master),
    blur: isOpaque ? await makeBlur(master) : null,
    hash,
  }
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.number(),
    height: z.number(),
    sizes: z.array(z.number()),
    color: z.string(),
    blur: z.string().nullable(),
    hash: z.string(),
  }),
)

export async function readManifest(): Promise<Record<string, PictureEntry>> {
  return manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
}

/** One line a picture, sorted, so that a change shows as a change of its line. */
export async function writeManifest(manifest: Readonly<Record<string, PictureEntry>>): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`)
  await writeFile(manifestFile, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`)
}
