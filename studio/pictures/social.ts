import sharp from 'sharp'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'

const size = { width: 1200, height: 630 } as const

/** The dark stage with the wordmark: the ground of every shared picture. */
function drawGround(): Buffer {
  const height = 44
  const scale = height / wordmarkBox.height
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <defs><radialGradient id="g" cx=".64" cy=".45" r=".75"><stop offset="0" stop-color="#34383f"/><stop offset=".55" stop-color="#1b1e23"/><stop offset="1" stop-color="#0e1013"/></radialGradient></defs>
      <rect width="100%" height="100%" fill="url(#g)"/>
      <path transform="translate(64 64) scale(${scale}) translate(${-wordmarkBox.x} ${-wordmarkBox.y})" d="${wordmarkPath}" fill="#fff"/>
      <rect x="64" y="${64 + height + 22}" width="72" height="5" fill="#d3121c"/>
    </svg>`,
  )
}

/** The picture a shared link shows, 1200 × 630: no words, so that one serves every language. */
export async function drawSocial(master: Buffer, isOpaque: boolean): Promise<Buffer> {
  if (isOpaque)
    return sharp(master)
      .flatten({ background: '#0e1013' })
      .resize(size.width, size.height, { fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  const part = await sharp(master)
    .trim({ threshold: 1 })
    .resize(720, 590, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(size.width * 0.66 - part.info.width / 2)
  const top = Math.round((size.height - part.info.height) / 2)
  return sharp(drawGround())
    .composite([{ input: part.data, left, top }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
