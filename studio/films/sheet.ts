import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { fps, height, width, type Frame } from './frame'
import { rasterFrame } from './raster'

const tile = { width: 480, height: 270, columns: 5, gap: 4 } as const

/** A contact sheet of a film, one picture every `everySeconds`, written as PNG. */
export async function writeSheet(
  frames: Iterable<Frame>,
  folder: string,
  name: string,
  everySeconds: number,
): Promise<string> {
  const tiles: Buffer[] = []
  let at = 0
  for (const frame of frames) {
    if (at++ % Math.round(everySeconds * fps) !== Math.round((everySeconds * fps) / 2)) continue
    const raw = await rasterFrame(frame)
    tiles.push(
      await sharp(raw, { raw: { width, height, channels: 3 } })
        .resize(tile.width, tile.height)
        .png()
        .toBuffer(),
    )
  }
  const rows = Math.ceil(tiles.length / tile.columns)
  await mkdir(folder, { recursive: true })
  const file = `${folder}/${name}.png`
  await sharp({
    create: {
      width: tile.columns * (tile.width + tile.gap),
      height: rows * (tile.height + tile.gap),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % tile.columns) * (tile.width + tile.gap),
        top: Math.floor(i / tile.columns) * (tile.height + tile.gap),
      })),
    )
    .png()
    .toFile(file)
  return file
}
