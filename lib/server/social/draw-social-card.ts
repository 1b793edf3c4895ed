import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Lang } from '@/lib/contract/common'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'
import { findPicture, type Picture } from '@/lib/pictures/find-picture'
import { socialSize, type SocialCard } from '@/lib/pictures/social-card'
import { fontPath, type Script } from '@/lib/server/pdf/kit/fonts'
import { inColour, markBreaks, titleSizes } from './lay-out-text'

const { width, height } = socialSize
const margin = 64
const wordmarkHeight = 44
/** Room for words, left of the picture: below the wordmark, above the lower edge. */
const words = { top: 168, width: 560, titleHeight: 330 } as const
const quality = 82

const scripts: Record<Lang, { script: Script; family: string }> = {
  en: { script: 'latin', family: 'Saira SemiBold' },
  th: { script: 'thai', family: 'Anuphan SemiBold' },
  ja: { script: 'japanese', family: 'Noto Sans JP Bold' },
}

/** The dark stage of the other pictures, or a shade over a scene, under the wordmark. */
function drawGround(scene: boolean): Buffer {
  const scale = wordmarkHeight / wordmarkBox.height
  const stage = `<radialGradient id="g" cx=".7" cy=".45" r=".75"><stop offset="0" stop-color="#34383f"/><stop offset=".55" stop-color="#1b1e23"/><stop offset="1" stop-color="#0e1013"/></radialGradient>`
  const shade = `<linearGradient id="g" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#0e1013" stop-opacity=".94"/><stop offset=".5" stop-color="#0e1013" stop-opacity=".82"/><stop offset="1" stop-color="#0e1013" stop-opacity=".05"/></linearGradient>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${scene ? shade : stage}</defs><rect width="100%" height="100%" fill="url(#g)"/><path transform="translate(${margin} ${margin}) scale(${scale}) translate(${-wordmarkBox.x} ${-wordmarkBox.y})" d="${wordmarkPath}" fill="#fff"/><rect x="${margin}" y="${margin + wordmarkHeight + 22}" width="72" height="5" fill="#d3121c"/></svg>`,
  )
}

type Words = { data: Buffer; height: number }
type Style = { script: Script; family: string; size: number; colour: string }

async function setText(text: string, { script, family, size, colour }: Style): Promise<Words> {
  const { data, info } = await sharp({
    text: {
      text: inColour(text, colour),
      font: `${family} ${size}`,
      fontfile: fontPath(script, 'bold'),
      width: words.width,
      wrap: 'word',
      rgba: true,
      dpi: 72,
      ...(script === 'latin' && { spacing: -Math.round(size * 0.3) }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

/** The title as large as its room allows. */
async function setTitle(title: string, lang: Lang): Promise<Words> {
  const style = { ...scripts[lang], colour: '#ffffff' }
  const text = markBreaks(title, lang)
  for (const size of titleSizes) {
    const set = await setText(text, { ...style, size })
    if (set.height <= words.titleHeight || size === titleSizes.at(-1)) return set
  }
  throw new Error('There is no size to set a title in.')
}

const fileOf = ({ id, sizes }: Picture) =>
  readFile(
    path.join(process.cwd(), 'public/pictures', `${id}-${sizes.find((size) => size >= 800) ?? sizes.at(-1) ?? 0}.webp`),
  )

/** A part, cut out, on the right of the stage. */
async function placePart(picture: Picture): Promise<OverlayOptions> {
  const { data, info } = await sharp(await fileOf(picture))
    .trim({ threshold: 1 })
    .resize(480, 560, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round(900 - info.width / 2), top: Math.round((height - info.height) / 2) }
}

/** Opaque pictures have a tiny version of themselves; parts that are cut out have none. */
const isScene = (picture: Picture) => picture.blur !== null

/** The picture a shared link shows: brand, title and one line in the language of the page, and what the page is about. JPEG, 1200 × 630 px. */
export async function drawSocialCard({ title, line, lang, picture: id }: SocialCard): Promise<Buffer> {
  const picture = id === null ? null : findPicture(id)
  const scene = picture !== null && isScene(picture)
  const latinLine = /^[\u0000-\u00ff]+$/.test(line)
  const [heading, below] = await Promise.all([
    setTitle(title, lang),
    setText(markBreaks(line, lang), { ...scripts[latinLine ? 'en' : lang], size: 30, colour: '#c9ced6' }),
  ])
  const overlays: OverlayOptions[] = [
    ...(picture && !scene ? [await placePart(picture)] : []),
    { input: heading.data, left: margin, top: words.top },
    { input: below.data, left: margin, top: Math.min(words.top + heading.height + 40, height - margin - below.height) },
  ]
  const ground = drawGround(scene)
  const base = scene
    ? sharp(await fileOf(picture))
        .resize(width, height, { fit: 'cover' })
        .composite([{ input: ground }, ...overlays])
    : sharp(ground).composite(overlays)
  return base.flatten({ background: '#0e1013' }).jpeg({ quality, mozjpeg: true }).toBuffer()
}
